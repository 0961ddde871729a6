import type { CallContext } from '#database/handler.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { type BoardEntry, boardEntry, maxBoardEntries } from './board.contract.ts';
import type * as contract from './board.contract.ts';
import { type BoardRow, selectBoard } from './board.queries.ts';

export async function readBoard(
  { db, tenantId, actor: { timeZone } }: CallContext,
  { from, to, theatreId }: CallInput<typeof contract.readBoard>,
) {
  const rows = await selectBoard(db, tenantId, {
    from: dayBounds(timeZone, from).start,
    before: dayBounds(timeZone, to).end,
    theatreId,
    limit: maxBoardEntries,
  });
  return { rows: rows.slice(0, maxBoardEntries).map(toEntry), isCut: rows.length > maxBoardEntries };
}

export async function recordOperatingListPrint(
  context: CallContext,
  { date, theatreId, output }: CallInput<typeof contract.recordOperatingListPrint>,
) {
  context.audit({
    action: 'PRINT',
    resource: 'theatres',
    ...(theatreId && { resourceId: theatreId }),
    newValues: { document: 'operating list', date, output },
  });
  return { recorded: true as const };
}

function toEntry(row: BoardRow): BoardEntry {
  return toRecord(boardEntry, row, {
    patient: { id: row.patient_id, isRestricted: row.is_restricted },
    patientName: `${row.first_name} ${row.last_name}`,
    theatreId: row.theatre_id!,
    startTime: row.scheduled_start!,
    endTime: row.scheduled_end!,
  });
}
