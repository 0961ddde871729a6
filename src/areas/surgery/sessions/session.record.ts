import { toRecord } from '#database/to-record.ts';
import { theatreSession, type TheatreSession } from './session.contract.ts';
import type { SessionRow } from './session.queries.ts';
import type { SessionTimes } from './session.rules.ts';

/** A stored row as the record that screens and callers know. */
export function toSession(row: SessionRow): TheatreSession {
  return toRecord(theatreSession, row);
}

export function timesOf(row: SessionRow): SessionTimes {
  return {
    weekday: row.weekday,
    fromMinute: row.from_minute,
    untilMinute: row.until_minute,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  };
}

/** Whose session it is, in one word: the speciality, or the surgeon; null for an emergency slot. */
export function ownerName({ name, surgeons }: Pick<SessionRow, 'name' | 'surgeons'>): string | null {
  return name ?? surgeons[0]?.name ?? null;
}

/** The record's own values, for the audit trail. */
export function auditValues({ surgeons, ...values }: TheatreSession) {
  return { ...values, surgeonIds: surgeons.map(({ id }) => id) };
}
