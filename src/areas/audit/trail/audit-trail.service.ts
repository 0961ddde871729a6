import type { CallContext } from '#server/call-context.ts';
import { idsOfOne } from '#database/joining/joined-ids.ts';
import { toRecord } from '#database/to-record.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './audit-trail.contract.ts';
import {
  auditEntry,
  type AuditEntry,
  auditEntrySummary,
  type AuditEntrySummary,
} from './audit-trail.contract.ts';
import {
  isReadingNoted,
  selectDistinct,
  selectEntries,
  selectEntry,
  selectPeople,
  selectSummaries,
  type TrailReader,
  type TrailRequest,
  type TrailRow,
} from './audit-trail.queries.ts';
import { namesInValues, namesOfRecords, recordNameOf } from './names/names-of-entries.ts';
import type { FoundNames } from './names/record-names.queries.ts';
import { periodOf, readingNotedMinutes, maxRecordEntries, trailResource } from './audit-trail.rules.ts';

type FilterInput = CallInput<typeof contract.listAuditEntries>;

export async function listAuditEntries(
  context: CallContext,
  input: FilterInput,
): Promise<Page<AuditEntrySummary>> {
  const request = await requestOf(context, input);
  const [rows] = await Promise.all([
    selectSummaries(context.db, readerOf(context), request),
    noteReading(context, input),
  ]);
  return summaryPage(context, rows, input.limit);
}

export async function getAuditEntry(
  context: CallContext,
  { auditEntryId }: CallInput<typeof contract.getAuditEntry>,
): Promise<AuditEntry> {
  const row = await selectEntry(context.db, readerOf(context), auditEntryId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({ action: 'VIEW', resource: trailResource, resourceId: row.id });
  return toEntry(row, {
    tenantId: context.tenantId,
    records: await namesOfRecords(context, [row]),
    names: (await namesInValues(context, [row]))(row),
  });
}

export async function listRecordEntries(
  context: CallContext,
  input: CallInput<typeof contract.listRecordEntries>,
) {
  const { resource, resourceId } = input;
  const limit = maxRecordEntries;
  const rows = await selectSummaries(context.db, readerOf(context), {
    resources: [resource],
    resourceIds: await idsOf(context, resourceId),
    limit,
  });
  const newValues = { resource, resourceId };
  context.audit({
    action: 'VIEW',
    resource: trailResource,
    resourceId: `${resource}/${resourceId}`,
    newValues,
  });
  const shown = rows.slice(0, limit);
  const names = await namesOfRecords(context, shown);
  return { rows: shown.map((row) => toSummary(row, names)), hasMore: rows.length > limit };
}

export async function exportAuditEntries(
  context: CallContext,
  input: CallInput<typeof contract.exportAuditEntries>,
): Promise<Page<AuditEntry>> {
  const { db, tenantId } = context;
  const rows = await selectEntries(db, readerOf(context), await requestOf(context, input));
  const page = toPage(rows, input.limit, keyOf);
  const newValues = { ...filterWords(input), rows: page.rows.length };
  context.audit({ action: 'EXPORT', resource: trailResource, newValues });
  const records = await namesOfRecords(context, page.rows);
  const namesOf = await namesInValues(context, page.rows);
  return { ...page, rows: page.rows.map((row) => toEntry(row, { tenantId, records, names: namesOf(row) })) };
}

export async function listAuditChoices({ db, tenantId }: CallContext) {
  const [resources, actions] = await Promise.all([
    selectDistinct(db, tenantId, 'resource'),
    selectDistinct(db, tenantId, 'action'),
  ]);
  return { resources, actions };
}

export async function findAuditPeople(
  { db, tenantId }: CallContext,
  { search = '', userId }: CallInput<typeof contract.findAuditPeople>,
) {
  const rows = await selectPeople(db, tenantId, { search, userId });
  return { rows: rows.map(({ id, ...row }) => ({ id, name: nameOf(row)! })) };
}

/** Records once an hour that the person reads the trail: an entry for each page would soon be most of it. */
async function noteReading(context: CallContext, input: FilterInput): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const since = new Date(clock.now().getTime() - readingNotedMinutes * 60_000).toISOString();
  if (await isReadingNoted(db, tenantId, actor.userId, since)) return;
  context.audit({ action: 'VIEW', resource: trailResource, newValues: filterWords(input) });
}

function readerOf({ tenantId, actor }: CallContext): TrailReader {
  return { tenantId, userId: actor.userId, seesRestricted: seesRestricted(actor) };
}

async function requestOf(
  context: CallContext,
  { from, to, resource, resourceId, ...rest }: FilterInput,
): Promise<TrailRequest> {
  const { db, tenantId, actor } = context;
  const period = periodOf(actor.timeZone, { from, to });
  const resourceIds = resourceId ? await idsOf(context, resourceId) : undefined;
  if (resource) return { ...rest, ...period, resourceIds, resources: [resource] };
  // The index of records begins with their kind: an id alone is looked for under every kind there is.
  if (resourceIds)
    return { ...rest, ...period, resourceIds, resources: await selectDistinct(db, tenantId, 'resource') };
  return { ...rest, ...period };
}

/** The trails of two records that were joined are read together, whichever of both is asked for. */
async function idsOf({ db, tenantId }: CallContext, resourceId: string): Promise<string[]> {
  return isUuid(resourceId) ? idsOfOne(db, tenantId, resourceId) : [resourceId];
}

function filterWords({ cursor: _cursor, limit: _limit, ...filter }: FilterInput) {
  return filter;
}

async function summaryPage(
  context: CallContext,
  rows: Parameters<typeof toSummary>[0][],
  limit: number,
): Promise<Page<AuditEntrySummary>> {
  const page = toPage(rows, limit, keyOf);
  const names = await namesOfRecords(context, page.rows);
  return { ...page, rows: page.rows.map((row) => toSummary(row, names)) };
}

function keyOf(row: { created_at: string; id: string }): [string, string] {
  return [row.created_at, row.id];
}

function toSummary(
  row: Awaited<ReturnType<typeof selectSummaries>>[number],
  names: FoundNames,
): AuditEntrySummary {
  return toRecord(auditEntrySummary, row, {
    ...recordNameOf(row, names),
    userName: nameOf(row),
    operatorName: row.operator_name,
    ...(row.is_withheld && { fields: [] }),
  });
}

interface EntryNames {
  tenantId: string;
  /** Of the records that the entries of the page are about. */
  records: FoundNames;
  /** Of those in the values of this one. */
  names: Record<string, string>;
}

function toEntry(row: TrailRow, { tenantId, records, names }: EntryNames): AuditEntry {
  return toRecord(auditEntry, row, {
    ...recordNameOf(row, records),
    userName: nameOf(row),
    operatorName: row.operator_name,
    tenantId,
    names,
    ...(row.is_withheld && { fields: [], oldValues: null, newValues: null }),
  });
}

function nameOf(row: { first_name: string | null; last_name: string | null }): string | null {
  return row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
}
