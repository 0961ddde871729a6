import { RPCLink } from '@orpc/client/message-port';
import {
  copyKeys,
  preparationSteps,
  sessionKey,
  type PageMessage,
  type WorkerMessage,
} from '#client/demo-protocol.ts';
import { preparation } from '#client/preparation.ts';
import { createStore } from '#client/store.ts';
import type { LiveListener } from '#client/transport.ts';
import { mayChangeSessions } from '#kernel/access/session-topic.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import type { Connection } from '../transport/connection.ts';
import { headersOf, sendOverLink, type LinkContext } from '../transport/send-over-link.ts';
import { t } from './demo.texts.ts';
import type { DemoWorker } from './demo-worker.ts';
import { tellingFullStorage } from './full-storage.ts';
import { knownOrganizations } from './known-organizations.ts';
import { readCopies, setAside, writeCopies } from './readable-copies.ts';

/** Connects the page to the demo's server in its worker. */
export function connectDemo({ worker, failed }: DemoWorker): Connection {
  const { port1, port2 } = new MessageChannel();
  const listeners = new Set<LiveListener>();
  const failure = createStore<string | null>(null);
  const ready = Promise.withResolvers<void>();
  let wasReset = Promise.withResolvers<void>();
  let isQuotaTold = false;

  function tell(message: PageMessage, transfer: Transferable[] = []): void {
    worker.postMessage(message, transfer);
  }

  function keepCopies(entries: Readonly<Record<string, string>>): void {
    const refused = writeCopies(localStorage, entries);
    if (refused.length > 0 && !isQuotaTold) {
      notifyFailure({ title: t('quotaTitle'), message: t('quotaMessage', { keys: refused.join(', ') }) });
    }
    isQuotaTold = refused.length > 0;
  }

  function setCopiesAside(keys: readonly string[]): void {
    const aside = setAside(localStorage, keys, new Date());
    if (aside.length === 0) return;
    notifyFailure({ title: t('asideTitle'), message: t('asideMessage', { keys: aside.join(', ') }) });
  }

  function hear(message: WorkerMessage): void {
    switch (message.type) {
      case 'started':
        // Told before this listens.
        return undefined;
      case 'prepared':
        return preparation.set({ step: message.steps + 1, steps: preparationSteps });
      case 'ready':
        preparation.set(null);
        // Another tab may lead now, and its database has opened.
        failure.set(null);
        return ready.resolve();
      case 'failed':
        preparation.set(null);
        return failure.set(message.message);
      case 'session':
        return keepToken(message.token);
      case 'changed':
        for (const listener of listeners) {
          listener.onChange(message.topics);
          // Sessions of the hospital ended, perhaps this one. A server would close the page's stream.
          if (message.topics.some(mayChangeSessions)) listener.onRefused();
        }
        return;
      case 'was-reset':
        wasReset.resolve();
        // Another tab may have asked for it: this one must look again as well.
        for (const listener of listeners) listener.onRefused();
        return;
      case 'copy':
        return keepCopies(message.entries);
      case 'want-copies':
        return tell({ type: 'copies', entries: readCopies(localStorage, copyKeys) });
      case 'unreadable':
        return setCopiesAside(message.keys);
    }
  }

  preparation.set({ step: 1, steps: preparationSteps });
  worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => hear(event.data));
  void failed.then(failure.set);
  // Another tab of the demo signed in or out.
  window.addEventListener('storage', ({ key }) => {
    if (key !== sessionKey) return;
    for (const listener of listeners) listener.onRefused();
  });
  port1.start();
  const token = localStorage.getItem(sessionKey);
  tell({ type: 'connect', port: port2, token }, [port2]);

  const link = new RPCLink<LinkContext>({ port: port1, headers: ({ context }) => headersOf(context) });
  return {
    transport: {
      send: tellingFullStorage(sendOverLink(link, { ready: ready.promise })),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    demo: {
      failure,
      hasSession: token !== null,
      knownOrganizations,
      ready: ready.promise,
      reset() {
        wasReset = Promise.withResolvers<void>();
        tell({ type: 'reset' });
        return wasReset.promise;
      },
    },
    probe: async () => {},
  };
}

function keepToken(token: string | null): void {
  if (token === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, token);
}
