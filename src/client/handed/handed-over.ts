import { createStore, useStore } from '../store.ts';
import { currentLock, factsKey, lockKey, setLock, subscribeToLock, useLock } from './handed-lock.ts';

/** What a device shows, and nothing else, while whoever is signed in has handed it to somebody who is not. */
export interface HandedOver {
  /** The filling of the slot of handed pages. */
  readonly page: string;
  readonly recordId: string;
  /** In which whoever holds the device reads, as a BCP 47 tag. */
  readonly language: string;
  /** What was prepared for the page; null in a tab that was not handed over itself, which shows nothing at all. */
  readonly facts: Readonly<Record<string, string>> | null;
}

type Written = Omit<HandedOver, 'facts'>;

const facts = createStore(readFacts());

subscribeToLock(() => {
  if (currentLock() === null) facts.set(null);
});

function readFacts(): HandedOver['facts'] {
  return parsed(() => sessionStorage.getItem(factsKey)) as HandedOver['facts'];
}

/** An object that was kept as text; null where there is none. */
function parsed(read: () => string | null): object | null {
  try {
    const value: unknown = JSON.parse(read() ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function handedBy(lock: string, kept: HandedOver['facts']): HandedOver {
  const { page, recordId, language } = (parsed(() => lock) ?? {}) as Partial<Record<keyof Written, unknown>>;
  return { page: String(page), recordId: String(recordId), language: String(language), facts: kept };
}

/**
 * Locks the browser to one page until `endHandingOver`. False in a browser that would forget it at a reload: the device is
 * then not handed over.
 */
export function handOver({ facts: prepared, ...written }: HandedOver): boolean {
  try {
    sessionStorage.setItem(factsKey, JSON.stringify(prepared));
    localStorage.setItem(lockKey, JSON.stringify(written));
  } catch {
    return false;
  }
  facts.set(prepared);
  setLock(JSON.stringify(written));
  return true;
}

/** Whoever holds the device goes on in another language. */
export function readInLanguage(language: string): void {
  const lock = currentLock();
  if (lock === null) return;
  const { page, recordId } = handedBy(lock, null);
  const next = JSON.stringify({ page, recordId, language } satisfies Written);
  try {
    localStorage.setItem(lockKey, next);
  } catch {
    // A reload shows the language before it; the device stays locked.
  }
  setLock(next);
}

/** The page is over, so that a reload shows it no more; the device stays locked. */
export function closeHandedPage(): void {
  try {
    sessionStorage.removeItem(factsKey);
  } catch {
    // What cannot be stored is not shown again either.
  }
  facts.set(null);
}

/** What the device is handed over for; null while it is with whoever is signed in. */
export function useHandedOver(): HandedOver | null {
  const lock = useLock();
  const kept = useStore(facts);
  return lock === null ? null : handedBy(lock, kept);
}
