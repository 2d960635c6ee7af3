import { type ComponentType, createElement, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What Storybook passes to a story's render function after the args. */
export interface StoryOf {
  id: string;
}

interface Held {
  value: unknown;
  /** The prop as last given. */
  given: unknown;
  /** What Controls have been told and have not given back yet. */
  told: readonly unknown[];
}
type State = Readonly<Record<string, Held>>;

/** What is held under these props: what somebody else has changed is held no longer; what comes back from Controls changes nothing. */
function follow(state: State, props: Readonly<Record<string, unknown>>): State {
  const each = Object.entries(state).flatMap(([name, one]) => {
    const given = props[name];
    if (Object.is(one.given, given)) return [[name, one] as const];
    const own = one.told.lastIndexOf(given);
    return own < 0 ? [] : [[name, { ...one, given, told: one.told.slice(own + 1) }] as const];
  });
  return Object.fromEntries(each);
}

/**
 * Props of a story whose component leaves its state to its parent: as given, until `hold` replaces some. What Controls change later
 * applies again, and with the `story` that renders its args Controls are told what is held. The state is here and not only in the args,
 * which come back a moment later: a text field would lose its caret. A story with a play tells nothing: the play would begin with its
 * own end when it is repeated.
 */
export function useHeld<Props extends object>(props: Props, story?: StoryOf): [shown: Props, hold: (changed: Partial<Props>) => void] {
  const given = props as Readonly<Record<string, unknown>>;
  const [last, setState] = useState<State>({});
  const isSame = Object.entries(last).every(([name, one]) => Object.is(one.given, given[name]));
  const state = isSame ? last : follow(last, given);
  if (!isSame) setState(state);
  const isTold = story !== undefined && (story as { playFunction?: unknown }).playFunction === undefined;
  const hold = (changed: Partial<Props>): void => {
    setState((now) => {
      const each = Object.entries(changed).map(([name, value]) => {
        const before = now[name] ?? { given: given[name], told: [] };
        return [name, { value, given: before.given, told: isTold ? [...before.told, value] : [] }] as const;
      });
      return { ...now, ...Object.fromEntries(each) };
    });
    if (isTold) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: changed });
  };
  const held = Object.fromEntries(Object.entries(state).map(([name, { value }]) => [name, value]));
  return [{ ...props, ...held }, hold];
}

/** A component that holds one of its props, as a form around it would; the callback is called too. */
export function held<Name extends string, Props extends { [key in Name]?: unknown }>(
  component: ComponentType<Props>,
  name: Name & keyof Props,
  callback: string & keyof Props,
): (props: Props, story?: StoryOf) => React.JSX.Element {
  return function Held(props, story) {
    const [shown, hold] = useHeld(props, story);
    const change = (next: Props[Name & keyof Props], ...more: unknown[]): void => {
      hold({ [name]: next } as unknown as Partial<Props>);
      (props[callback] as ((...args: unknown[]) => unknown) | undefined)?.(next, ...more);
    };
    return createElement(component, { ...shown, [callback]: change });
  };
}
