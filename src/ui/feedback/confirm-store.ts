import type { ReactNode } from 'react';

/** A question that must be answered before something happens. */
export interface Confirmation {
  title: string;
  message: ReactNode;
  /** The word on the button that goes ahead; 'Confirm' when left out. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red button, and focus starts on Cancel. */
  isDestructive?: boolean;
}

export interface PendingConfirmation extends Confirmation {
  id: number;
  answer: (isConfirmed: boolean) => void;
}

let waiting: readonly PendingConfirmation[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceWaiting(next: readonly PendingConfirmation[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks in an accessible dialog; true when the person goes ahead, false on Cancel, Escape or a click outside. */
export function confirmAction(confirmation: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (isConfirmed: boolean) => {
      replaceWaiting(waiting.filter((one) => one.id !== id));
      resolve(isConfirmed);
    };
    replaceWaiting([...waiting, { ...confirmation, id, answer }]);
  });
}

/** Says no to whatever is still asked: there is nobody left who could answer. */
export function dismissConfirmations(): void {
  for (const { answer } of waiting) answer(false);
}

/** The question to show now; questions asked at the same time wait their turn. */
export function currentConfirmation(): PendingConfirmation | undefined {
  return waiting[0];
}

/** Calls back whenever another question is to be shown. */
export function subscribeToConfirmations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
