import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

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

// Every tab of the browser is locked, and stays so when it is loaded again; what was prepared stays in its own tab.
const lockKey = 'openward.handed-over';
const factsKey = 'openward.handed-facts';

const handed = createStore<HandedOver | null>(readKept());

function readKept(): HandedOver | null {
  try {
    const lock: unknown = JSON.parse(localStorage.getItem(lockKey) ?? 'null');
    if (typeof lock !== 'object' || lock === null) return null;
    const { page, recordId, language } = lock as Record<string, unknown>;
    return {
      page: String(page),
      recordId: String(recordId),
      language: String(language),
      facts: readFacts(),
    };
  } catch {
    return null;
  }
}

function readFacts(): Record<string, string> | null {
  const facts: unknown = JSON.parse(sessionStorage.getItem(factsKey) ?? 'null');
  return typeof facts === 'object' ? (facts as Record<string, string> | null) : null;
}

/**
 * Locks the browser to one page until `endHandingOver`. False in a browser that would forget it at a reload: the device is
 * then not handed over.
 */
export function handOver(over: HandedOver): boolean {
  try {
    sessionStorage.setItem(factsKey, JSON.stringify(over.facts));
    keepLock(over);
  } catch {
    return false;
  }
  handed.set(over);
  return true;
}

function keepLock({ page, recordId, language }: HandedOver): void {
  localStorage.setItem(lockKey, JSON.stringify({ page, recordId, language }));
}

/** Whoever holds the device goes on in another language. */
export function readInLanguage(language: string): void {
  const now = handed.get();
  if (now === null) return;
  const next = { ...now, language };
  try {
    keepLock(next);
  } catch {
    // A reload shows the language before it; the device stays locked.
  }
  handed.set(next);
}

/** True while somebody holds the device who is not signed in. */
export function isHandedOver(): boolean {
  return handed.get() !== null;
}

/** The page is over, so that a reload shows it no more; the device stays locked. */
export function closeHandedPage(): void {
  const now = handed.get();
  if (now === null || now.facts === null) return;
  try {
    sessionStorage.removeItem(factsKey);
  } catch {
    // What cannot be stored is not shown again either.
  }
  handed.set({ ...now, facts: null });
}

/** The device is back with somebody who has shown their password. */
export function endHandingOver(): void {
  try {
    localStorage.removeItem(lockKey);
    sessionStorage.removeItem(factsKey);
  } catch {
    // Nothing is locked in a browser without storage.
  }
  handed.set(null);
}

function subscribe(listener: () => void): () => void {
  const stop = handed.subscribe(listener);
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === lockKey) handed.set(newValue === null ? null : readKept());
  };
  window.addEventListener('storage', follow);
  return () => {
    stop();
    window.removeEventListener('storage', follow);
  };
}

/** What the device is handed over for; null while it is with whoever is signed in. */
export function useHandedOver(): HandedOver | null {
  return useSyncExternalStore(subscribe, handed.get);
}
