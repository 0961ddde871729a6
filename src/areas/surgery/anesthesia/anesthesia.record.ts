import { toErrorMark } from '#database/papers/error-mark.ts';
import { toRecord } from '#database/to-record.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import {
  type AnesthesiaEntry,
  anesthesiaEntry,
  type AnesthesiaSummary,
  anesthesiaSummary,
} from './anesthesia.contract.ts';
import type { AnesthesiaRow, selectEntries } from './anesthesia.queries.ts';
import { durationMinutes } from './anesthesia.rules.ts';

/** A stored row as lists show a record. */
export function toSummary(row: AnesthesiaRow): AnesthesiaSummary {
  const { anesthesiaType, asaClassification, isEmergency } = row.content;
  return toRecord(anesthesiaSummary, row, {
    ...paperOf(row),
    anesthesiaType,
    asaClassification,
    isEmergency,
    durationMinutes: durationMinutes(row.start_time, row.end_time),
    enteredInError: toErrorMark(row),
  });
}

export function toEntry(row: Awaited<ReturnType<typeof selectEntries>>[number]): AnesthesiaEntry {
  const { facts } = row;
  const isChecked = facts.kind === 'medication' || facts.kind === 'fluid';
  return toRecord(anesthesiaEntry, row, { facts: isChecked ? { checks: [], ...facts } : facts });
}
