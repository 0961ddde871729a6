import { RPCLink } from '@orpc/client/fetch';
import { noteContact } from '#client/contact/contact.ts';
import type { Connection } from './connection.ts';
import { headersOf, sendOverLink, type LinkContext } from './send-over-link.ts';
import { listenToServer } from './server-events.ts';

/** Connects the page to the server that delivered it. */
export function connectServer(buildId: string): Connection {
  const link = new RPCLink<LinkContext>({
    url: new URL('/rpc', location.origin).href,
    headers: ({ context }) => headersOf(context),
  });
  return {
    buildId,
    transport: {
      send: sendOverLink(link),
      listen: (listener) => listenToServer('/api/events', listener),
    },
    async probe() {
      const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
      if (answer?.ok) noteContact();
    },
  };
}
