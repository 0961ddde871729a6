import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { mayUse } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { filterOptions } from '../report/filters.queries.ts';
import { type FilterId, reportNeeds } from '../report/report.contract.ts';
import { issue } from '../report/report.issues.ts';
import { chosenOf, refuseOtherFilters, reportOf } from '../report/report.service.ts';
import type * as contract from './saved-report.contract.ts';
import type { SavedReport } from './saved-report.contract.ts';
import {
  deleteSaved,
  insertSaved,
  type ListedSavedReport,
  savedReportRows,
  selectOwn,
  selectSaved,
} from './saved-report.queries.ts';
import { nextDueAt } from './saved-report.rules.ts';

const reportRecord = recordOf({
  resource: 'saved_reports',
  rows: savedReportRows,
  select: (db, tenantId, id, { actor }) => selectOwn(db, tenantId, id, actor.userId),
  toRecord: toSaved,
  refusals: { saved_report_once: () => new AppError('REPORT_NAME_TAKEN') },
});

export async function listSavedReports(
  { db, tenantId, actor }: CallContext,
  input: CallInput<typeof contract.listSavedReports>,
): Promise<Page<SavedReport>> {
  const rows = await selectSaved(db, tenantId, { ...input, userId: actor.userId });
  const page = toPage(rows, input.limit, (row) => [row.name_key, row.id]);
  return { ...page, rows: page.rows.map(toSaved) };
}

/**
 * @throws AppError FORBIDDEN for a report that its owner may not read, or may not have sent, NOT_FOUND for a doctor or
 * ward of which the hospital knows nothing, REPORT_NAME_TAKEN, INVALID_INPUT at the day or a filter
 */
export async function saveReport(
  context: CallContext,
  input: CallInput<typeof contract.saveReport>,
): Promise<SavedReport> {
  const { db, tenantId, actor, clock } = context;
  const columns = await columnsOf(context, input);
  const id = newId();
  const at = clock.now().toISOString();
  const made = { tenant_id: tenantId, id, owner_id: actor.userId, last_at: null, last_outcome: null };
  const written = insertSaved(db, { ...made, ...columns, created_at: at, updated_at: at, version: 1 });
  await reportRecord.refusing(written);
  return reportRecord.created(context, id);
}

/** @throws AppError STALE with what is stored, NOT_FOUND for those of others, and as above */
export function updateSavedReport(
  context: CallContext,
  { savedReportId: id, version, ...input }: CallInput<typeof contract.updateSavedReport>,
): Promise<SavedReport> {
  return reportRecord.change(context, { id, version }, () => columnsOf(context, input));
}

/** @throws AppError NOT_FOUND, also for those of others */
export async function deleteSavedReport(
  context: CallContext,
  { savedReportId: id }: CallInput<typeof contract.deleteSavedReport>,
) {
  const before = await reportRecord.read(context, id);
  await deleteSaved(context.db, context.tenantId, id);
  reportRecord.tell(context, id, { action: 'DELETE', oldValues: before });
  return { deleted: true as const };
}

async function columnsOf(context: CallContext, input: CallInput<typeof contract.saveReport>) {
  const { db, tenantId, actor, clock } = context;
  const { name, range, isShared, every, day, time = '07:00' } = input;
  const report = reportOf(input);
  const chosen = chosenOf(input);
  refuseOtherFilters(report, chosen);
  const needs = reportNeeds[report];
  if (needs !== null && !mayUse(actor, needs)) throw new AppError('FORBIDDEN', { permission: needs });
  if (every !== 'never' && !mayUse(actor, 'reports.export')) {
    throw new AppError('FORBIDDEN', { permission: 'reports.export' });
  }
  if (every === 'week' && day > 7) throw invalidFields({ day: issue('notAWeekday') });
  for (const [filter, value] of Object.entries(chosen) as [FilterId, string][]) {
    const options = await filterOptions[filter](db, tenantId);
    if (!options.some(({ id }) => id === value)) throw new AppError('NOT_FOUND');
  }
  return {
    ...{ name, name_key: name.toLowerCase(), report, range_word: range, is_shared: isShared },
    ...{ filters: JSON.stringify(chosen), every, day, at_time: time },
    next_due_at: nextDueAt({ every, day, time }, actor.timeZone, clock.now()),
  };
}

function toSaved(row: ListedSavedReport): SavedReport {
  const { id, name, report, filters, every, day, version } = row;
  return {
    ...{ id, name, report, filters, every, day, version },
    range: row.range_word,
    isShared: row.is_shared,
    owner: { id: row.owner_id, name: row.owner_name },
    time: row.at_time,
    nextDueAt: row.next_due_at,
    last: row.last_at === null ? null : { at: row.last_at, outcome: row.last_outcome ?? 'sent' },
  };
}
