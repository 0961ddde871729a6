import { RPCLink } from '@orpc/client/message-port';
import { RPCHandler } from '@orpc/server/message-port';
import type { Transport } from '#client/transport.ts';
import { createRouter, type TransportContext } from '#server/dispatcher/orpc-router.ts';
import { headersOf, type LinkContext, sendOverLink } from '#hosts/web/transport/send-over-link.ts';
import { topicsHeardBy } from '#kernel/access/topics.ts';
import { aRequest, type Hospital } from '../hospital.ts';

export interface DirectTransport extends Transport {
  close(): void;
}

/** The way from a screen to the real dispatcher of a test, as the demo goes it: over a MessagePort, as one person. */
export function openDirectTransport({ system, tenantId }: Hospital, token: string): DirectTransport {
  const { port1, port2 } = new MessageChannel();
  const contextOf = (idempotencyKey: string | null): TransportContext => ({
    request: aRequest({ token, idempotencyKey }),
    onDefect: (error) => {
      throw error;
    },
  });
  const handler = new RPCHandler<TransportContext>(createRouter(system.dispatcher), {
    rootInterceptors: [
      (options) => {
        const key = options.request.headers['idempotency-key'];
        return options.next({ ...options, context: contextOf(typeof key === 'string' ? key : null) });
      },
    ],
  });
  handler.upgrade(port2, { context: contextOf(null) });
  const link = new RPCLink<LinkContext>({ port: port1, headers: ({ context }) => headersOf(context) });
  return {
    send: sendOverLink(link),
    listen: (listener, person) =>
      system.hub.subscribe(tenantId, {
        onMissed: () => listener.onMissed(),
        onChange(change) {
          const topics = topicsHeardBy({ ...person, userId: person.user.id }, change);
          if (topics.length > 0) listener.onChange(topics);
        },
      }),
    close() {
      port1.close();
      port2.close();
    },
  };
}
