import { type ComponentType, createElement, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The story whose args a component renders: what Storybook passes to a render function after the args. */
export interface OfStory {
  story?: { id: string; playFunction?: unknown };
}

interface Held {
  value: unknown;
  /** The prop as last given. */
  given: unknown;
  /** What was emitted to Controls and has not come back as args yet. */
  emitted: readonly unknown[];
}
export type State = Readonly<Record<string, Held>>;

/** What is held under newly given props: what somebody else has changed is held no longer; what comes back as args changes nothing. */
export function follow(state: State, props: Readonly<Record<string, unknown>>): State {
  const each = Object.entries(state).flatMap(([name, one]) => {
    const given = props[name];
    // Several changes can come back as one, the last.
    if (Object.is(given, one.value)) return [[name, { ...one, given, emitted: [] }] as const];
    if (Object.is(given, one.given)) return [[name, one] as const];
    const back = one.emitted.lastIndexOf(given);
    return back === -1 ? [] : [[name, { ...one, given, emitted: one.emitted.slice(back + 1) }] as const];
  });
  return Object.fromEntries(each);
}

/**
 * Props of a story whose component leaves its state to its parent: as given, until `hold` replaces some. What Controls change later
 * applies again, and with the `story` that renders its args what is held is emitted to Controls. The state is here and not only in the
 * args, which come back a moment later: a text field would lose its caret. A story with a play emits nothing: the play would begin with
 * its own end when it is repeated.
 */
export function useHeld<Props extends object>(props: Props & OfStory): [shown: Props, hold: (changed: Partial<Props>) => void] {
  const { story, ...own } = props;
  const given = props as Readonly<Record<string, unknown>>;
  const [last, setLast] = useState<{ props: Props; state: State }>({ props, state: {} });
  // A render by the parent, and not one after `hold`, which leaves the props the same object.
  const isGiven = last.props !== props;
  const state = isGiven ? follow(last.state, given) : last.state;
  if (isGiven) setLast({ props, state });
  const isEmitted = story !== undefined && story.playFunction === undefined;
  const hold = (changed: Partial<Props>): void => {
    setLast((now) => {
      const each = Object.entries(changed).map(([name, value]) => {
        const before = now.state[name] ?? { given: given[name], emitted: [] };
        return [name, { value, given: before.given, emitted: isEmitted ? [...before.emitted, value] : [] }] as const;
      });
      return { ...now, state: { ...now.state, ...Object.fromEntries(each) } };
    });
    if (isEmitted) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: changed });
  };
  const held = Object.fromEntries(Object.entries(state).map(([name, { value }]) => [name, value]));
  return [{ ...own, ...held } as unknown as Props, hold];
}

/** A component that holds one of its props, as a form around it would; the callback is called too. */
export function held<Name extends string, Props extends { [key in Name]?: unknown }>(
  component: ComponentType<Props>,
  name: Name & keyof Props,
  callback: string & keyof Props,
): (props: Props & OfStory) => React.JSX.Element {
  return function Held(props) {
    const [shown, hold] = useHeld(props);
    const change = (next: Props[Name & keyof Props], ...more: unknown[]): void => {
      hold({ [name]: next } as unknown as Partial<Props>);
      (props[callback] as ((...args: unknown[]) => unknown) | undefined)?.(next, ...more);
    };
    return createElement(component, { ...shown, [callback]: change });
  };
}
