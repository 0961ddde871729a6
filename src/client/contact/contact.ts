import { createStore, useStore } from '../store.ts';

/** Whether the server answers, as far as this page has noticed. */
const contact = createStore<'present' | 'lost'>('present');

const regained = new Set<() => void>();

/** Told by the transports whenever the server answered anything at all. */
export function noteContact(): void {
  if (contact.get() === 'present') return;
  contact.set('present');
  for (const listener of regained) listener();
}

/** Told by the transports when nobody answered. */
export function noteLostContact(): void {
  contact.set('lost');
}

/** True while the server does not answer. */
export function useIsContactLost(): boolean {
  return useStore(contact) === 'lost';
}

/** True while the server does not answer, for code outside components. */
export function isContactLost(): boolean {
  return contact.get() === 'lost';
}

/** Calls back when contact is lost or regained; returns how to stop. */
export const subscribeToContact: (listener: () => void) => () => void = contact.subscribe;

/** Calls back each time contact is regained after a loss; returns how to stop. */
export function onContactRegained(listener: () => void): () => void {
  regained.add(listener);
  return () => regained.delete(listener);
}
