import type { LiveListener } from '#client/transport.ts';
import type { Person } from '#client/session.ts';

const pauseMs = 5000;

/**
 * Listens as `listenToServer` does, which is fetched with the shell: who only looks at the sign-in page hears nothing.
 * Where it cannot be fetched now, it is tried again.
 */
export function listenLater(person: Person, listener: LiveListener): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function begin(): Promise<void> {
    const { listenToServer } = await import('./listen-to-server.ts');
    if (!isOver) stop = listenToServer(person, listener);
  }

  function tryAgain(): void {
    if (!isOver) pause = setTimeout(() => void begin().catch(tryAgain), pauseMs);
  }

  begin().catch(tryAgain);
  return () => {
    isOver = true;
    clearTimeout(pause);
    stop?.();
  };
}
