import type { RootOptions } from 'react-dom/client';
import type { Defect } from '#areas/audit/client-log/page-log.ts';
import { CallError, type Transport } from '#client/transport.ts';

type Seen = Omit<Defect, 'path'>;

// Browsers report it when a layout takes two passes; nothing is wrong.
const harmless = /^ResizeObserver loop/;

/** Takes a defect to the hospital's client log. The log's code arrives with the first defect; without it, none is told. */
function tell(seen: Seen): void {
  const path = location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname;
  import('#areas/audit/client-log/page-log.ts')
    .then(({ logDefect }) => logDefect({ ...seen, path }))
    .catch(() => {});
}

/** Hears of errors and rejections that nothing in the page has handled. */
export function watchForDefects(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!harmless.test(message)) tell({ source: 'error', error: error ?? new Error(message) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A refused, unreachable or abandoned call is no defect of the page.
    if (reason instanceof CallError || reason instanceof DOMException) return;
    tell({ source: 'rejection', error: reason });
  });
}

/** What React tells of parts that crashed; they go to the console as well, as without it. */
export const crashReports: RootOptions = {
  onCaughtError: reportCrash,
  onUncaughtError: reportCrash,
};

function reportCrash(error: unknown): void {
  // eslint-disable-next-line no-console -- as React does when nobody asks to be told
  console.error(error);
  tell({ source: 'crash', error });
}

/** The transport, with calls at which the server failed told to the client log; but not those of the log itself. */
export function reportingFailures(transport: Transport): Transport {
  return {
    ...transport,
    async send(id, input, options) {
      try {
        return await transport.send(id, input, options);
      } catch (error) {
        if (error instanceof CallError && error.code === 'INTERNAL' && !id.startsWith('clientLog.')) {
          const { reference } = error.facts;
          const named = typeof reference === 'string' ? { reference } : {};
          tell({ source: 'call', error, call: id, ...named });
        }
        throw error;
      }
    },
  };
}
