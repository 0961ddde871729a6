import type { QueryClient } from '@tanstack/react-query';
import { endLeftSession, loadSession } from '#areas/people/sessions/session.hooks.ts';
import { isContactLost, onContactRegained, subscribeToContact } from '#client/contact/contact.ts';
import { currentSession } from '#client/session.ts';

const firstPauseMs = 1000;
const maxPauseMs = 10_000;

/** While nobody answers, asks again with growing pauses; once somebody does, fetches what may have been missed. */
export function keepContact(queries: QueryClient, probe: () => Promise<void>): void {
  let isAsking = false;

  async function askUntilAnswered(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let pauseMs = firstPauseMs; isContactLost(); pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
      await pause(pauseMs);
      await probe();
    }
    isAsking = false;
  }

  subscribeToContact(() => {
    if (isContactLost()) void askUntilAnswered();
  });
  window.addEventListener('online', () => {
    if (isContactLost()) void probe();
  });
  onContactRegained(() => {
    if (currentSession().status === 'failed') void loadSession();
    // Told again when contact is regained once more, and when the page is opened.
    endLeftSession().catch(() => {});
    void queries.invalidateQueries();
  });
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
