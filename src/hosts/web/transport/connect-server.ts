import { RPCLink } from '@orpc/client/fetch';
import { noteContact } from '#client/contact/contact.ts';
import { noteServerTime } from '#client/contact/server-clock.ts';
import { listenLater } from '../live/listen-later.ts';
import type { Connection } from './connection.ts';
import { extendingWithBody } from './deadline.ts';
import { sendFile } from './send-file-over-http.ts';
import { headersOf, sendOverLink, type LinkContext } from './send-over-link.ts';

const maxProbeMs = 10_000;

/** Connects the page to the server that delivered it. */
export function connectServer(buildId: string): Connection {
  const link = new RPCLink<LinkContext>({
    url: new URL('/rpc', location.origin).href,
    headers: ({ context }) => headersOf(context),
    async fetch(request, init, { context: { deadline } }) {
      const askedAtMs = Date.now();
      const answer = await fetch(request, init);
      noteServerTime(answer.headers.get('date'), askedAtMs);
      return deadline ? extendingWithBody(answer, deadline) : answer;
    },
  });
  return {
    buildId,
    transport: {
      send: sendOverLink(link),
      sendFile,
      listen: (listener, person) => listenLater(person, listener),
    },
    async probe() {
      const signal = AbortSignal.timeout(maxProbeMs);
      const askedAtMs = Date.now();
      const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => undefined);
      if (!answer?.ok) return;
      noteServerTime(answer.headers.get('date'), askedAtMs);
      noteContact();
    },
  };
}
