import { findPatientIds } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { countOpenRequests } from '../requests/admission-request.queries.ts';
import type * as contract from './admission.contract.ts';
import type { Admission } from './admission.contract.ts';
import {
  type AdmissionRow,
  countActiveAdmissions,
  selectAdmission,
  selectAdmissions,
  selectFoundAdmissions,
} from './admission.queries.ts';
import { toAdmission } from './admission.record.ts';
import { typedAdmissionNumber } from './admission.rules.ts';

/** Patients whose admissions a search looks up: the newest registrations that match. */
const maxPatientsSearched = 50;

export async function listAdmissions(
  context: CallContext,
  { from, to, search, ...request }: CallInput<typeof contract.listAdmissions>,
): Promise<Page<Admission>> {
  const { db, tenantId, actor } = context;
  const rows = await selectAdmissions(db, tenantId, {
    ...request,
    today: todayOf(context),
    found: search ? await lookUp(context, search) : undefined,
    admittedFrom: from && dayBounds(actor.timeZone, from).start,
    admittedBefore: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, request.limit, (row) => [row.admitted_at, row.id]);
  return { ...page, rows: page.rows.map(toAdmission) };
}

/** What the search of the top bar finds: those who are here before those who have left. */
export async function searchAdmissions(
  context: CallContext,
  { search, limit }: CallInput<typeof contract.searchAdmissions>,
): Promise<{ rows: Admission[] }> {
  const { db, tenantId } = context;
  const rows = await selectFoundAdmissions(db, tenantId, await lookUp(context, search), limit);
  return { rows: rows.map(toAdmission) };
}

/** The patients and the numbers that what was typed stands for. */
async function lookUp({ db, tenantId }: CallContext, search: string) {
  return {
    patientIds: await findPatientIds(db, tenantId, search, maxPatientsSearched),
    numbers: typedAdmissionNumber(search),
  };
}

export async function countAdmissions(context: CallContext) {
  const { db, tenantId } = context;
  const [counted, openRequests] = await Promise.all([
    countActiveAdmissions(db, tenantId, todayOf(context)),
    countOpenRequests(db, tenantId),
  ]);
  return {
    active: counted.active,
    pendingDischarges: counted.pending_discharges,
    withoutBed: counted.without_bed,
    notReceived: counted.not_received,
    openRequests,
  };
}

export async function getAdmission(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.getAdmission>,
): Promise<Admission> {
  const found = toAdmission(await requireAdmission(context, admissionId));
  context.audit({ action: 'VIEW', resource: 'admissions', resourceId: admissionId });
  return found;
}

/** @throws AppError NOT_FOUND, for an admission of another hospital as for one that never was. */
export async function requireAdmission(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  id: string,
): Promise<AdmissionRow> {
  const row = await selectAdmission(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
