import { toRecord } from '#database/to-record.ts';
import type { CaseRow } from '../cases/case.queries.ts';
import { countEntry, type CountEntry, type SurgicalCounts } from './count.contract.ts';
import type { CountEntryRow } from './count.queries.ts';
import {
  areCountsSettled,
  type CountEntryState,
  countState,
  expectedItems,
  lastCount,
} from './count.rules.ts';
import type { CountedItem } from './items/counted-items.contract.ts';

/** A stored entry as the rules look at it. */
export function toState(row: CountEntryRow): CountEntryState {
  return {
    id: row.id,
    facts: row.facts,
    enteredAt: row.entered_at,
    isConfirmed: row.confirmed_at !== null,
    errorReason: row.error_reason,
  };
}

function toCountEntry(row: CountEntryRow): CountEntry {
  return toRecord(countEntry, row, { isInError: row.error_reason !== null });
}

/** Everything that is counted in an operation: the hospital's kinds until the first count, then those of its own. */
export function itemsOfCounts(
  entries: readonly CountEntryState[],
  kept: readonly CountedItem[],
): SurgicalCounts['items'] {
  const expected = expectedItems(entries);
  const before = lastCount(entries, 'before');
  const end = lastCount(entries, 'end');
  const known = expected.map(({ code, name }) => ({ code, name }));
  const others = kept.filter(({ code }) => !known.some((one) => one.code === code));
  return [...known, ...others].map(({ code, name }) => ({
    code,
    name,
    before: before?.facts.lines.find((line) => line.code === code)?.counted ?? null,
    added: expected.find((item) => item.code === code)?.added ?? 0,
    end: end?.facts.lines.find((line) => line.code === code)?.counted ?? null,
  }));
}

export function toCounts(
  stored: Pick<CaseRow, 'id' | 'patient_id' | 'patient_is_restricted'>,
  rows: readonly CountEntryRow[],
  kept: readonly CountedItem[],
): SurgicalCounts {
  const entries = rows.map(toState);
  const state = countState(entries);
  return {
    caseId: stored.id,
    patient: { id: stored.patient_id, isRestricted: stored.patient_is_restricted },
    items: itemsOfCounts(entries, kept),
    entries: rows.map(toCountEntry),
    missing: [...state.missing],
    differences: [...state.differences],
    isSettled: areCountsSettled(state),
  };
}
