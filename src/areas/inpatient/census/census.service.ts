import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';

import { censusDays, maxCensusDays, type WardDay, wardDay } from './census.contract.ts';
import type * as contract from './census.contract.ts';
import { selectExpected, selectStayLengths, selectWardDays } from './census.queries.ts';
import { byDay, byWard } from './census.rules.ts';

/** Wards of a hospital that are added up at once. */
const maxWards = 200;
const daysAhead = 6;
const tenthOfDaySeconds = 8640;

export async function readCensus(
  context: CallContext,
  { wardId, ...asked }: CallInput<typeof contract.readCensus>,
) {
  const { db, tenantId, actor } = context;
  const today = todayOf(context);
  const range = censusDays(asked, today);
  const span = {
    start: dayBounds(actor.timeZone, range.from).start,
    end: dayBounds(actor.timeZone, range.to).end,
  };
  const limit = maxWards * maxCensusDays;
  const [stored, lengths, expected] = await Promise.all([
    selectWardDays(db, tenantId, { ...range, wardId, limit }),
    selectStayLengths(db, tenantId, span),
    selectExpected(db, tenantId, plusDays(today, daysAhead)),
  ]);
  const rows = stored.map((row): WardDay => toRecord(wardDay, row));
  return {
    ...range,
    wards: byWard(rows).map((ward) => {
      const length = lengths.find((one) => one.ward_id === ward.wardId);
      const tenths = length && Math.round(length.seconds / length.patients / tenthOfDaySeconds);
      return { ...ward, averageStayTenths: tenths ?? null };
    }),
    days: byDay(rows),
    expected: expected.map((row) => ({
      admissionId: row.id,
      admissionNumber: row.admission_number,
      patientName: row.patient_name,
      wardName: row.ward_name,
      bedNumber: row.bed_number,
      expectedOn: row.expected_on ?? today,
    })),
  };
}

export async function exportCensus(
  context: CallContext,
  { from, to, ...input }: CallInput<typeof contract.exportCensus>,
): Promise<Page<WardDay>> {
  const { db, tenantId } = context;
  const range = censusDays({ from, to }, todayOf(context));
  const rows = await selectWardDays(db, tenantId, { ...input, ...range });
  const page = toPage(rows, input.limit, (row) => [row.day, row.ward_id]);
  const { rows: shown } = page;
  context.audit({
    action: 'EXPORT',
    resource: 'census',
    newValues: { ...range, rows: shown.length },
  });
  return { ...page, rows: shown.map((row) => toRecord(wardDay, row)) };
}

export async function recordBoardPrint(
  context: CallContext,
  { output }: CallInput<typeof contract.recordBoardPrint>,
) {
  context.audit({ action: 'PRINT', resource: 'census', newValues: { document: 'bed board', output } });
  return { recorded: true as const };
}
