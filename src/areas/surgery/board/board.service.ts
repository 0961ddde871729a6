import { leaveOn, leavesByAccount } from '#areas/appointments/appointments.public.ts';
import { allergiesInShort } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { getSessionRelease } from '../sessions/release/release.service.ts';
import { selectSessions } from '../sessions/session.queries.ts';
import { ownerName, timesOf } from '../sessions/session.record.ts';
import { isReleased, occurrencesIn } from '../sessions/session.rules.ts';
import { theatreRows } from '../theatres/theatre.queries.ts';
import { type BoardEntry, boardEntry, maxBoardEntries } from './board.contract.ts';
import type * as contract from './board.contract.ts';
import { type BoardRow, selectBoard } from './board.queries.ts';

export async function readBoard(
  context: CallContext,
  { from, to, theatreId }: CallInput<typeof contract.readBoard>,
) {
  const { db, tenantId, actor } = context;
  const span = { start: dayBounds(actor.timeZone, from).start, end: dayBounds(actor.timeZone, to).end };
  const asked = { theatreId, limit: maxBoardEntries };
  const rows = await selectBoard(db, tenantId, { from: span.start, before: span.end, ...asked });
  const sessions = await selectSessions(db, tenantId, { from, to, theatreId, limit: maxBoardEntries + 1 });
  const { releaseHours } = await getSessionRelease(context);
  const now = context.clock.now().toISOString();
  const leaves = await leavesByAccount(context, { from, to });
  const isOnLeave = (userId: string | null, instant: string) =>
    userId !== null &&
    leaveOn(leaves.get(userId) ?? [], dateIn(actor.timeZone, new Date(instant))) !== undefined;
  return {
    rows: rows
      .slice(0, maxBoardEntries)
      .map((row) => toEntry(row, isOnLeave(row.surgeon_id, row.scheduled_start!))),
    sessions: sessions.slice(0, maxBoardEntries).flatMap((row) =>
      occurrencesIn(actor.timeZone, timesOf(row), span).map(({ start, end }) => {
        const away = row.surgeons.filter(({ id }) => isOnLeave(id, start));
        return {
          sessionId: row.id,
          theatreId: row.theatre_id,
          kind: row.kind,
          name: ownerName(row),
          startTime: start,
          endTime: end,
          onLeave: away.map(({ name }) => name),
          isDeserted: away.length > 0 && away.length === row.surgeons.length,
          isReleased: isReleased(row.kind, start, releaseHours, now),
        };
      }),
    ),
    isCut: rows.length > maxBoardEntries || sessions.length > maxBoardEntries,
  };
}

/** @throws AppError NOT_FOUND for a theatre that the hospital does not have */
export async function recordOperatingListPrint(
  context: CallContext,
  { date, theatreId, output }: CallInput<typeof contract.recordOperatingListPrint>,
) {
  if (theatreId && !(await theatreRows.select(context.db, context.tenantId, theatreId))) {
    throw new AppError('NOT_FOUND');
  }
  context.audit({
    action: 'PRINT',
    resource: 'theatres',
    ...(theatreId && { resourceId: theatreId }),
    newValues: { document: 'operating list', date, output },
  });
  return { recorded: true as const };
}

function toEntry(row: BoardRow, isSurgeonOnLeave: boolean): BoardEntry {
  return toRecord(boardEntry, row, {
    patient: { id: row.patient_id, isRestricted: row.is_restricted },
    patientName: `${row.first_name} ${row.last_name}`.trim(),
    theatreId: row.theatre_id!,
    allergies: allergiesInShort(row),
    isSurgeonOnLeave,
    startTime: row.scheduled_start!,
    endTime: row.scheduled_end!,
  });
}
