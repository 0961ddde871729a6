import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
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

const applicationRecord = recordOf({
  resource: 'applications',
  topic: 'applications',
  rows: applicationRows,
  toRecord: (row, context) => openApplication(context, row),
});

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

export function readSubmission(
  context: CallContext,
  { applicationId }: CallInput<typeof contract.readSubmission>,
): Promise<Application> {
  return applicationRecord.view(context, applicationId);
}

export async function readClientSubmission(
  context: CallContext,
  { clientId }: CallInput<typeof contract.readClientSubmission>,
): Promise<Application> {
  const row = await selectApplicationOfHospital(context.db, context.tenantId, clientId);
  if (!row) throw new AppError('NOT_FOUND');
  return applicationRecord.view(context, row.id);
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
  { applicationId: id, version, question }: CallInput<typeof contract.askApplicant>,
): Promise<Application> {
  await lockOpen(context, id, version);
  const asked_at = context.clock.now().toISOString();
  const change = { status: 'asked' as const, question, asked_at, answer: null, answered_at: null };
  const row = await applicationRecord.write(context, { id, version }, change);
  const facts = { number: row.number, question };
  await tell(context, row, { kind: 'asked', recipient: row.contact_email, facts });
  return applicationRecord.changed(context, id, { action: 'ASKED', newValues: { question } });
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
  const { applicationId: id, version, checklist, notes } = input;
  const before = await lockOpen(context, id, version);
  if (uncheckedItems(checklist).length > 0) throw invalidFields({ checklist: issue('uncheckedItems') });
  const plan = await planRows.select(db, tenantId, input.planId);
  if (!plan) throw new AppError('NOT_FOUND');
  if (!plan.is_active) throw invalidFields({ planId: issue('planInactive') });
  const hospitalId = before.hospital_id ?? newId();
  const change = {
    status: 'approved' as const,
    checklist,
    review_notes: notes,
    decided_by: actor.userId,
    decided_at: clock.now().toISOString(),
    hospital_id: hospitalId,
  };
  const row = await applicationRecord.write(context, { id, version }, change);
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
  const application = await applicationRecord.changed(context, id, {
    action: 'APPROVE',
    newValues: { hospitalId, plan: plan.code, notes },
  });
  return { application, token: link?.token ?? null, expiresAt: link?.expiresAt ?? null };
}

export async function rejectSubmission(
  context: CallContext,
  { applicationId: id, version, notes }: CallInput<typeof contract.rejectSubmission>,
): Promise<Application> {
  const { actor, clock } = context;
  await lockOpen(context, id, version);
  const decided = { decided_by: actor.userId, decided_at: clock.now().toISOString() };
  const change = { status: 'rejected' as const, review_notes: notes, ...decided };
  const row = await applicationRecord.write(context, { id, version }, change);
  const facts = { number: row.number, notes };
  await tell(context, row, { kind: 'rejected', recipient: row.contact_email, facts });
  return applicationRecord.changed(context, id, { action: 'REJECT', newValues: { notes } });
}

/** @throws AppError WRONG_STATE unless it was rejected: a hospital that was made stays. */
export async function reopenSubmission(
  context: CallContext,
  { applicationId: id, version, notes }: CallInput<typeof contract.reopenSubmission>,
): Promise<Application> {
  const before = await applicationRecord.lock(context, id);
  if (before.status !== 'rejected') throw new AppError('WRONG_STATE', { status: before.status });
  const change = { status: 'pending' as const, decided_by: null, decided_at: null, review_notes: notes };
  const row = await applicationRecord.write(context, { id, version }, change);
  await tell(context, row, { kind: 'reopened', recipient: row.contact_email, facts: { number: row.number } });
  return applicationRecord.changed(context, id, { action: 'REOPEN', newValues: { notes } });
}

export async function renewApplicantLink(
  context: CallContext,
  { applicationId: id, version }: CallInput<typeof contract.renewApplicantLink>,
) {
  const secret = newSecret();
  await applicationRecord.lock(context, id);
  await applicationRecord.write(context, { id, version }, { token_hash: await sha256(secret) });
  applicationRecord.tell(context, id, { action: 'LINK_MADE' });
  return { secret };
}

/** @throws AppError WRONG_STATE once it is decided; STALE with what is stored for an old version. */
async function lockOpen(
  context: CallContext,
  applicationId: string,
  version: number,
): Promise<ApplicationRow> {
  const row = await applicationRecord.lock(context, applicationId);
  if (!isOpen(row.status)) throw new AppError('WRONG_STATE', { status: row.status });
  await applicationRecord.requireVersion(context, row, version);
  return row;
}

async function tell(context: CallContext, { id }: ApplicationRow, message: ApplicantMessage): Promise<void> {
  const { db, tenantId, clock } = context;
  context.announce('messages');
  await tellApplicant(db, { tenantId, applicationId: id, at: clock.now().toISOString() }, message);
}
