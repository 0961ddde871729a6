import type { CallContext } from '#server/call-context.ts';
import { sha256 } from '#database/sha256.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { newSecret } from '#kernel/secret.ts';
import { toPage } from '#kernel/page.ts';
import { tellApplicant } from '../applications/applicant-mail.ts';
import type { ApplicantMessage } from '../applications/applicant-mail.rules.ts';
import { type ApplicationRow, applicationRows } from '../applications/application.queries.ts';
import { selectHospital } from '../clients/client.queries.ts';
import { makeHospital } from '../clients/make-hospital.ts';
import { fileRows } from '../files/file.queries.ts';
import { planRows } from '../plans/plan.queries.ts';
import type * as contract from './kyc.contract.ts';
import { type Application, submission } from './kyc.contract.ts';
import { issue } from './kyc.issues.ts';
import { countByStatus, selectApplicationOfHospital, selectSubmissions } from './kyc.queries.ts';
import { openApplication, requireApplication } from './kyc.record.ts';
import { isOpen, uncheckedItems } from './kyc.rules.ts';

export async function listSubmissions(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listSubmissions>,
) {
  const rows = await selectSubmissions(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.submitted_at, row.id]);
  return { ...page, rows: page.rows.map((row) => toRecord(submission, row)) };
}

export async function countSubmissions({ db, tenantId }: CallContext) {
  const { pending = 0, asked = 0, approved = 0, rejected = 0 } = await countByStatus(db, tenantId);
  return { pending: pending + asked, approved, rejected, total: pending + asked + approved + rejected };
}

export async function readSubmission(
  context: CallContext,
  { applicationId }: CallInput<typeof contract.readSubmission>,
): Promise<Application> {
  return view(context, await requireApplication(context, applicationId));
}

export async function readClientSubmission(
  context: CallContext,
  { clientId }: CallInput<typeof contract.readClientSubmission>,
): Promise<Application> {
  const row = await selectApplicationOfHospital(context.db, context.tenantId, clientId);
  if (!row) throw new AppError('NOT_FOUND');
  return view(context, row);
}

function view(context: CallContext, row: ApplicationRow): Promise<Application> {
  context.audit({ action: 'VIEW', resource: 'applications', resourceId: row.id });
  return openApplication(context, row);
}

export async function readDocument(
  context: CallContext,
  { applicationId, documentId }: CallInput<typeof contract.readDocument>,
) {
  const { db, tenantId, services } = context;
  const row = await fileRows.select(db, tenantId, documentId);
  if (!row || row.application_id !== applicationId) throw new AppError('NOT_FOUND');
  const { kind, name } = row;
  await tellHospital(context, applicationId, { id: row.id, kind, name });
  context.audit({
    action: 'VIEW',
    resource: 'application_files',
    resourceId: row.id,
    newValues: { applicationId, kind, name },
  });
  return {
    name,
    contentType: row.content_type,
    content: writeBase64(await services.files.read(row.stored_as)),
  };
}

/** The hospital that an application became sees in its own trail that a paper of it was opened. */
async function tellHospital(
  context: CallContext,
  applicationId: string,
  { id, kind, name }: { id: string; kind: string; name: string },
): Promise<void> {
  const { hospital_id: hospitalId } = await requireApplication(context, applicationId);
  const { db, tenantId } = context;
  if (hospitalId === null || !(await selectHospital(db, tenantId, hospitalId))) return;
  await context.inHospital(hospitalId, async (hospital) =>
    hospital.audit({
      action: 'VIEW',
      resource: 'application_files',
      resourceId: id,
      recordName: name,
      newValues: { kind, name },
    }),
  );
}

export async function askApplicant(
  context: CallContext,
  { applicationId, version, question }: CallInput<typeof contract.askApplicant>,
): Promise<Application> {
  const before = await requireOpen(context, applicationId, version);
  const at = context.clock.now().toISOString();
  const change = { status: 'asked' as const, question, asked_at: at, answer: null, answered_at: null };
  const row = await decide(context, before, { ...change, updated_at: at });
  const facts = { number: row.number, question };
  await tell(context, row, { kind: 'asked', recipient: row.contact_email, facts });
  return done(context, row, { action: 'ASKED', newValues: { question } });
}

/**
 * Makes the hospital with all that it starts with, or marks the one that the operator has made before: in one
 * transaction, and once however often it is pressed.
 * @throws AppError ORGANIZATION_CODE_TAKEN, INVALID_INPUT while something of the checklist is open.
 */
export async function approveSubmission(
  context: CallContext,
  input: CallInput<typeof contract.approveSubmission>,
) {
  const { db, tenantId, actor, clock } = context;
  const { applicationId, version, checklist, notes } = input;
  const before = await requireOpen(context, applicationId, version);
  if (uncheckedItems(checklist).length > 0) throw invalidFields({ checklist: issue('uncheckedItems') });
  const plan = await planRows.select(db, tenantId, input.planId);
  if (!plan) throw new AppError('NOT_FOUND');
  if (!plan.is_active) throw invalidFields({ planId: issue('planInactive') });
  const at = clock.now().toISOString();
  const hospitalId = before.hospital_id ?? newId();
  const row = await decide(context, before, {
    status: 'approved',
    checklist,
    review_notes: notes,
    decided_by: actor.userId,
    decided_at: at,
    updated_at: at,
    hospital_id: hospitalId,
  });
  const link =
    before.hospital_id === null
      ? await makeHospital(context, {
          id: hospitalId,
          code: input.code,
          name: row.organization_name,
          legalName: row.legal_name,
          contactEmail: row.contact_email,
          contactPhone: row.contact_phone,
          address: row.address,
          plan,
          place: {
            countryCode: input.countryCode ?? row.country_code,
            timeZone: input.timeZone ?? row.time_zone,
            currencyCode: input.currencyCode ?? row.currency_code ?? plan.currency_code,
            numberGrouping: input.numberGrouping ?? row.number_grouping,
            messageLanguage: input.messageLanguage ?? row.message_language,
          },
          administrator: {
            firstName: row.admin_first_name,
            lastName: row.admin_last_name,
            email: row.admin_email,
            phone: row.admin_phone,
          },
        })
      : null;
  const facts = { number: row.number, hospital: row.organization_name };
  await tell(context, row, { kind: 'approved', recipient: row.admin_email, facts });
  const application = await done(context, row, {
    action: 'APPROVE',
    newValues: { hospitalId, plan: plan.code, notes },
  });
  return { application, token: link?.token ?? null, expiresAt: link?.expiresAt ?? null };
}

export async function rejectSubmission(
  context: CallContext,
  { applicationId, version, notes }: CallInput<typeof contract.rejectSubmission>,
): Promise<Application> {
  const before = await requireOpen(context, applicationId, version);
  const at = context.clock.now().toISOString();
  const row = await decide(context, before, {
    status: 'rejected',
    review_notes: notes,
    decided_by: context.actor.userId,
    decided_at: at,
    updated_at: at,
  });
  await tell(context, row, {
    kind: 'rejected',
    recipient: row.contact_email,
    facts: { number: row.number, notes },
  });
  return done(context, row, { action: 'REJECT', newValues: { notes } });
}

/** @throws AppError WRONG_STATE unless it was rejected: a hospital that was made stays. */
export async function reopenSubmission(
  context: CallContext,
  { applicationId, version, notes }: CallInput<typeof contract.reopenSubmission>,
): Promise<Application> {
  const before = await requireApplication(context, applicationId);
  if (before.status !== 'rejected') throw new AppError('WRONG_STATE', { status: before.status });
  if (before.version !== version)
    throw new AppError('STALE', { current: await openApplication(context, before) });
  const at = context.clock.now().toISOString();
  const change = { status: 'pending' as const, decided_by: null, decided_at: null, review_notes: notes };
  const row = await decide(context, before, { ...change, updated_at: at });
  await tell(context, row, { kind: 'reopened', recipient: row.contact_email, facts: { number: row.number } });
  return done(context, row, { action: 'REOPEN', newValues: { notes } });
}

export async function renewApplicantLink(
  context: CallContext,
  { applicationId, version }: CallInput<typeof contract.renewApplicantLink>,
) {
  const before = await requireApplication(context, applicationId);
  if (before.version !== version)
    throw new AppError('STALE', { current: await openApplication(context, before) });
  const secret = newSecret();
  const at = context.clock.now().toISOString();
  const row = await decide(context, before, { token_hash: await sha256(secret), updated_at: at });
  context.audit({ action: 'LINK_MADE', resource: 'applications', resourceId: row.id });
  context.announce('applications');
  return { secret };
}

/** @throws AppError WRONG_STATE once it is decided; STALE with what is stored for an old version. */
async function requireOpen(
  context: CallContext,
  applicationId: string,
  version: number,
): Promise<ApplicationRow> {
  const row = await requireApplication(context, applicationId);
  if (!isOpen(row.status)) throw new AppError('WRONG_STATE', { status: row.status });
  if (row.version !== version) throw new AppError('STALE', { current: await openApplication(context, row) });
  return row;
}

/** Writes what was decided of the application as it was read; of many at once one is first. */
async function decide(
  context: CallContext,
  before: ApplicationRow,
  values: Parameters<typeof applicationRows.update>[2],
): Promise<ApplicationRow> {
  const { db, tenantId } = context;
  const { id, version, status } = before;
  const row = await applicationRows.update(db, { tenantId, id, version, only: { status } }, values);
  if (row) return row;
  const current = await requireApplication(context, id);
  if (current.status !== status) throw new AppError('WRONG_STATE', { status: current.status });
  throw new AppError('STALE', { current: await openApplication(context, current) });
}

async function tell(context: CallContext, { id }: ApplicationRow, message: ApplicantMessage): Promise<void> {
  const { db, tenantId, clock } = context;
  context.announce('messages');
  await tellApplicant(db, { tenantId, applicationId: id, at: clock.now().toISOString() }, message);
}

function done(
  context: CallContext,
  row: ApplicationRow,
  fact: { action: string; newValues: object },
): Promise<Application> {
  context.audit({ ...fact, resource: 'applications', resourceId: row.id });
  context.announce('applications');
  return openApplication(context, row);
}
