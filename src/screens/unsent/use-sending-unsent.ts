import { useEffect } from 'react';
import { isContactLost, onContactRegained, subscribeToContact } from '#client/contact/contact.ts';
import { type Person, useSession } from '#client/session.ts';
import { keepingFor } from '#client/unsent/entry-owner.ts';
import { rememberSession } from '#client/unsent/remembered-session.ts';
import { sendUnsent } from '#client/unsent/send-unsent.ts';
import { entryKept, entrySent } from '#client/unsent/unsent-events.ts';
import { beginKeeping, refreshUnsent } from '#client/unsent/unsent-state.ts';
import { notifySuccess, notifyWaiting, prepareFeedback } from '#ui/feedback/notify.tsx';
import { t } from './unsent.texts.ts';

/** Keeps entries of the signed-in person from now on, and sends what waits whenever that may succeed. */
export function useSendingUnsent(): void {
  const session = useSession();
  const person = session.status === 'signed-in' && !session.hasEnded ? session.person : undefined;
  const owner = person?.user.id;
  useRemembering(person);
  useEffect(() => {
    if (owner === undefined) return undefined;
    beginKeeping();
    prepareFeedback();
    const send = () => void sendUnsent();
    const stops = [
      onContactRegained(send),
      entryKept.follow(({ patientName, words }) => notifyWaiting(t('kept', { patient: patientName, words }))),
      entrySent.follow(({ patientName, words }) => notifySuccess(t('sent', { patient: patientName, words }))),
    ];
    window.addEventListener('online', send);
    void refreshUnsent().then(send);
    return () => {
      window.removeEventListener('online', send);
      for (const stop of stops) stop();
    };
  }, [owner]);
}

/** Remembers the person as the server last told of them, and until when it answered. */
function useRemembering(person: Person | undefined): void {
  useEffect(() => {
    if (!person) return undefined;
    beginKeeping();
    const remember = () => {
      const owner = keepingFor();
      // A browser that keeps nothing does not open without a network either.
      if (owner !== undefined) void rememberSession(owner, person).catch(() => {});
    };
    if (!isContactLost()) remember();
    return subscribeToContact(() => isContactLost() && remember());
  }, [person]);
}
