import { useState } from 'react';
import { CallError } from '#client/transport.ts';
import { type CheckReason, type MedicineCheck, medicineCheck } from '#kernel/care/medicine-check.ts';

/** What the server stopped, and why somebody goes on all the same. */
export interface Stops {
  found: readonly MedicineCheck[];
  reasonOf: (key: string) => string;
  setReason: (key: string, reason: string) => void;
  /** What is sent along: reasons for what was stopped before. */
  reasons: CheckReason[];
  /** Takes over what a refusal names; false for any other failure. */
  take: (error: unknown) => boolean;
  clear: () => void;
}

/** Holds what the server stopped until it is sent again with reasons, or given up. */
export function useStops(): Stops {
  const [found, setFound] = useState<readonly MedicineCheck[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const reasons = Object.entries(typed)
    .map(([key, reason]) => ({ key, reason: reason.trim() }))
    .filter(({ reason }) => reason !== '');
  return {
    found,
    reasonOf: (key) => typed[key] ?? '',
    setReason: (key, reason) => setTyped((before) => ({ ...before, [key]: reason })),
    reasons,
    take(error) {
      if (!(error instanceof CallError) || error.code !== 'SAFETY_STOP') return false;
      const named = medicineCheck.array().safeParse(error.facts['findings']);
      const stops = named.data ?? [];
      // Those that have a reason already stay in view, so that it can be read again.
      setFound((before) => [
        ...before.filter(({ key }) => typed[key] && !stops.some((stop) => stop.key === key)),
        ...stops,
      ]);
      return true;
    },
    clear() {
      setFound([]);
      setTyped({});
    },
  };
}
