import { searchPeopleWith } from '#areas/people/people.public.ts';
import { findPatientIds } from '#areas/patients/patients.public.ts';
import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { permissionOfRole } from './booking/team.rules.ts';
import { maxTeamChoices, type SurgicalCase } from './case.contract.ts';
import type * as contract from './case.contract.ts';
import { type CaseRow, countOpenCases, selectCase, selectCases } from './case.queries.ts';
import { toCase } from './case.record.ts';
import { typedCaseNumber } from './case.rules.ts';

/** Patients whose cases a search looks up: the newest registrations that match. */
const maxPatientsSearched = 50;

export async function listCases(
  context: CallContext,
  { from, to, search, ...request }: CallInput<typeof contract.listCases>,
): Promise<Page<SurgicalCase>> {
  const { db, tenantId, actor } = context;
  const rows = await selectCases(db, tenantId, {
    ...request,
    found: search ? await lookUp(context, search) : undefined,
    listedFrom: from && dayBounds(actor.timeZone, from).start,
    listedBefore: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, request.limit, (row) => [row.listed_at, row.id]);
  return { ...page, rows: page.rows.map((row) => toCase(row, actor.timeZone)) };
}

export async function exportCases(
  context: CallContext,
  input: CallInput<typeof contract.exportCases>,
): Promise<Page<SurgicalCase>> {
  const page = await listCases(context, input);
  const newValues = { ...input, rows: page.rows.length };
  context.audit({ action: 'EXPORT', resource: 'surgical_cases', newValues });
  return page;
}

export async function recordCasePrint(
  context: CallContext,
  { caseId, document, output }: CallInput<typeof contract.recordCasePrint>,
) {
  await requireCase(context, caseId);
  context.audit({
    action: 'PRINT',
    resource: 'surgical_cases',
    resourceId: caseId,
    newValues: { document, output },
  });
  return { recorded: true as const };
}

/** What the search of the top bar finds, the newest first. */
export async function searchCases(
  context: CallContext,
  { search, limit }: CallInput<typeof contract.searchCases>,
): Promise<{ rows: SurgicalCase[] }> {
  const { db, tenantId, actor } = context;
  const found = await lookUp(context, search);
  const rows = await selectCases(db, tenantId, { found, sort: '-start', limit });
  return { rows: rows.slice(0, limit).map((row) => toCase(row, actor.timeZone)) };
}

/** The patients and the numbers that what was typed stands for. */
async function lookUp({ db, tenantId }: CallContext, search: string) {
  return {
    patientIds: await findPatientIds(db, tenantId, search, maxPatientsSearched),
    numbers: typedCaseNumber(search),
  };
}

export async function countCases({ db, tenantId }: CallContext) {
  const [open, kept] = await Promise.all([
    countOpenCases(db, tenantId),
    readCounters(db, tenantId, [
      'surgical-cases.total',
      'surgical-cases.completed',
      'surgical-cases.emergency',
    ]),
  ]);
  return {
    total: kept['surgical-cases.total'],
    scheduled: open.scheduled,
    inProgress: open.in_progress,
    completed: kept['surgical-cases.completed'],
    emergency: kept['surgical-cases.emergency'],
    waiting: open.waiting,
  };
}

export async function getCase(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCase>,
): Promise<SurgicalCase> {
  const found = await readCase(context, caseId);
  context.audit({ action: 'VIEW', resource: 'surgical_cases', resourceId: caseId });
  return found;
}

export async function listSurgicalStaff(
  { db, tenantId }: CallContext,
  { role, search = '' }: CallInput<typeof contract.listSurgicalStaff>,
) {
  const rows = await searchPeopleWith(db, tenantId, permissionOfRole[role], {
    search,
    limit: maxTeamChoices,
  });
  return { rows };
}

/** @throws AppError NOT_FOUND, for a case of another hospital as for one that never was. */
export async function requireCase(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  id: string,
): Promise<CaseRow> {
  const row = await selectCase(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same as the record that callers know. */
export async function readCase(
  context: Pick<CallContext, 'db' | 'tenantId' | 'actor'>,
  id: string,
): Promise<SurgicalCase> {
  return toCase(await requireCase(context, id), context.actor.timeZone);
}
