import { findPatient } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { findBounce } from '../delivery/bounces.queries.ts';
import { selectPatientAddressee, selectPersonAddressee } from '../delivery/due-messages.queries.ts';
import type * as contract from './preference.contract.ts';
import {
  type OwnPreference,
  ownPreference,
  type PatientPreference,
  patientPreference,
} from './preference.contract.ts';
import * as queries from './preference.queries.ts';

/** @throws AppError NOT_FOUND for a patient of another hospital as for one that does not exist */
export async function getPatientPreference(
  context: CallContext,
  { patientId }: CallInput<typeof contract.getPatientPreference>,
): Promise<PatientPreference> {
  const { db, tenantId } = context;
  if (!(await findPatient(db, tenantId, patientId))) throw new AppError('NOT_FOUND');
  const row = await queries.selectPatientPreference(db, tenantId, patientId);
  const { email } = (await selectPatientAddressee(db, tenantId, patientId)) ?? {};
  const bounce = email ? await findBounce(db, tenantId, email) : null;
  return row ? toRecord(patientPreference, row, { bounce }) : { ...unsaidOf(patientId), bounce };
}

/** @throws AppError STALE with what is stored, NOT_FOUND */
export async function setPatientPreference(
  context: CallContext,
  { version, ...change }: CallInput<typeof contract.setPatientPreference>,
): Promise<PatientPreference> {
  const { db, tenantId, clock } = context;
  const { patientId } = change;
  const before = await getPatientPreference(context, { patientId });
  const after = { ...before, ...given(change) };
  const row = await queries.writePatientPreference(db, {
    tenant_id: tenantId,
    patient_id: patientId,
    takes_email: after.takesEmail,
    takes_sms: after.takesSms,
    email_language: after.emailLanguage,
    sms_language: after.smsLanguage,
    version: version + 1,
    updated_at: clock.now().toISOString(),
  });
  if (!row) throw new AppError('STALE', { current: before });
  const saved = toRecord(patientPreference, row, { bounce: before.bounce });
  context.audit({
    action: 'UPDATE',
    resource: 'message_preferences',
    resourceId: patientId,
    ...changedFields(before, saved),
  });
  context.announce(`patients/${patientId}`);
  return saved;
}

export async function getOwnPreference({ db, tenantId, actor }: CallContext): Promise<OwnPreference> {
  const row = await queries.selectOwnPreference(db, tenantId, actor.userId);
  const { email } = (await selectPersonAddressee(db, tenantId, actor.userId)) ?? {};
  const bounce = email ? await findBounce(db, tenantId, email) : null;
  return row
    ? toRecord(ownPreference, row, { bounce })
    : { takesEmail: true, takesSms: true, takesInApp: true, language: null, bounce, version: 0 };
}

/** @throws AppError STALE with what is stored */
export async function setOwnPreference(
  context: CallContext,
  { version, ...change }: CallInput<typeof contract.setOwnPreference>,
): Promise<OwnPreference> {
  const { db, tenantId, actor, clock } = context;
  const before = await getOwnPreference(context);
  const after = { ...before, ...given(change) };
  const row = await queries.writeOwnPreference(db, {
    tenant_id: tenantId,
    user_id: actor.userId,
    takes_email: after.takesEmail,
    takes_sms: after.takesSms,
    takes_in_app: after.takesInApp,
    language: after.language,
    version: version + 1,
    updated_at: clock.now().toISOString(),
  });
  if (!row) throw new AppError('STALE', { current: before });
  const saved = toRecord(ownPreference, row, { bounce: before.bounce });
  context.audit({
    action: 'UPDATE',
    resource: 'message_preferences',
    resourceId: actor.userId,
    ...changedFields(before, saved),
  });
  return saved;
}

function unsaidOf(patientId: string): Omit<PatientPreference, 'bounce'> {
  return { patientId, takesEmail: true, takesSms: true, emailLanguage: null, smsLanguage: null, version: 0 };
}
