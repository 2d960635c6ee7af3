/** The messages between the tabs of one browser. They never contain a token. */
export type TabNews = 'signed-in' | 'signed-out';

export interface Tabs {
  send: (news: TabNews) => void;
  /** Receives what other tabs send, never its own messages. Returns the function that stops receiving. */
  listen: (handler: (news: TabNews) => void) => () => void;
}

/** The tabs of this browser; without BroadcastChannel a tab gets no messages. */
export function browserTabs(name = 'session'): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin and takes no target
    send: (news) => channel.postMessage(news),
    listen: (handler) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') handler(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
