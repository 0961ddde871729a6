import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { fieldsOf } from '../cases/booking/booked-fields.ts';
import { changeCase } from '../cases/booking/case-change.service.ts';
import type { SurgicalCase } from '../cases/case.contract.ts';
import type { CaseRow } from '../cases/case.queries.ts';
import { isPlanned } from '../cases/case.rules.ts';
import { requireCase } from '../cases/case.service.ts';
import { consentFor, forNothing } from './consent.rules.ts';
import { consentStatements, consentTexts } from './consent-texts.ts';
import type * as contract from './consent.contract.ts';
import type { CaseConsents, ConsentContent } from './consent.contract.ts';
import { issue } from './consent.issues.ts';
import * as queries from './consent.queries.ts';

/** @throws AppError NOT_FOUND */
export async function getCaseConsents(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCaseConsents>,
): Promise<CaseConsents> {
  const { db, tenantId } = context;
  const found = await requireCase(context, caseId);
  const [row, withdrawals] = await Promise.all([
    queries.selectSignedConsent(db, tenantId, caseId),
    queries.selectWithdrawals(db, tenantId, caseId),
  ]);
  context.audit({ action: 'VIEW', resource: 'surgical_consents', resourceId: caseId });
  return {
    patient: { id: found.patient_id, isRestricted: found.patient_is_restricted },
    signed: row
      ? {
          id: row.id,
          way: row.way,
          signedBy: row.signed_by,
          relation: row.relation,
          signedAt: row.signed_at,
          textVersion: row.text_version,
          content: row.content,
          strokes: row.strokes ?? [],
          recordedByName: row.recorded_by_name,
        }
      : null,
    withdrawn: withdrawals.map((one) => ({
      id: one.id,
      signedBy: one.signed_by,
      relation: one.relation,
      signedAt: one.signed_at,
      reason: one.reason,
      withdrawnByName: one.withdrawn_by_name,
      withdrawnAt: one.withdrawn_at,
    })),
  };
}

/**
 * @throws AppError STALE, WRONG_STATE once the operation has begun, CONSENT_SIGNED where a consent must be taken back
 * first, INVALID_INPUT for a typed name that is not that of the signer
 */
export async function signConsent(
  context: CallContext,
  input: CallInput<typeof contract.signConsent>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const { caseId, version, signedBy, relation, agreedTo, textVersion, signature } = input;
  const stored = await requireCase(context, caseId);
  if (!isPlanned(stored.status)) throw new AppError('WRONG_STATE', { status: stored.status });
  if (stored.consent_signed_at !== null) throw new AppError('CONSENT_SIGNED');
  if (signature.kind === 'typed' && comparable(signature.name) !== comparable(signedBy)) {
    throw invalidFields({ 'signature.name': issue('nameDiffers') });
  }
  const text = consentTexts[textVersion];
  const content: ConsentContent = {
    procedureName: stored.procedure_name,
    laterality: stored.laterality,
    site: stored.site,
    preOpDiagnosis: stored.pre_op_diagnosis,
    surgeonName: stored.team.find(({ role }) => role === 'surgeon')?.name ?? null,
    explained: text.explained.description,
    statements: consentStatements.map((one) => ({
      text: text.statements[one].description,
      isAgreed: agreedTo.includes(one),
    })),
    takeBack: text.takeBack.description,
  };
  const id = newId();
  const signedAt = clock.now().toISOString();
  await queries.insertConsent(db, {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    patient_id: stored.patient_id,
    way: signature.kind,
    signed_by: signedBy,
    relation,
    signed_at: signedAt,
    text_version: textVersion,
    content: JSON.stringify(content),
    strokes: signature.kind === 'drawn' ? JSON.stringify(signature.strokes) : null,
    recorded_by: actor.userId,
  });
  context.audit({
    action: 'SIGN',
    resource: 'surgical_consents',
    resourceId: caseId,
    newValues: { consentId: id, way: signature.kind, signedBy, relation, textVersion, agreedTo },
  });
  const used = {
    consent_id: id,
    consent_signed_by: signedBy,
    consent_relation: relation,
    consent_signed_at: signedAt,
    consent_recorded_by: actor.userId,
    consent_waived_reason: null,
    ...consentFor(stored),
  };
  return changeCase(context, stored, version, { fields: fieldsOf(stored), used });
}

/** @throws AppError STALE, WRONG_STATE once the operation has begun, CONSENT_MISSING where nobody has signed */
export async function withdrawConsent(
  context: CallContext,
  { caseId, version, reason }: CallInput<typeof contract.withdrawConsent>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const stored = await requireCase(context, caseId);
  if (!isPlanned(stored.status)) throw new AppError('WRONG_STATE', { status: stored.status });
  if (!isSigned(stored)) throw new AppError('CONSENT_MISSING');
  const written = queries.insertWithdrawal(db, {
    tenant_id: tenantId,
    id: newId(),
    case_id: caseId,
    patient_id: stored.patient_id,
    consent_id: stored.consent_id,
    signed_by: stored.consent_signed_by,
    relation: stored.consent_relation,
    signed_at: stored.consent_signed_at,
    reason,
    withdrawn_by: actor.userId,
    withdrawn_at: clock.now().toISOString(),
  });
  await refusing(written, { surgical_consent_withdrawal_once: () => new AppError('CONSENT_MISSING') });
  context.audit({
    action: 'WITHDRAW',
    resource: 'surgical_consents',
    resourceId: caseId,
    newValues: { consentId: stored.consent_id, signedBy: stored.consent_signed_by, reason },
  });
  const used = {
    consent_id: null,
    consent_signed_by: null,
    consent_relation: null,
    consent_signed_at: null,
    consent_recorded_by: null,
    ...forNothing,
  };
  return changeCase(context, stored, version, { fields: fieldsOf(stored), used });
}

type Signed = CaseRow & { consent_signed_by: string; consent_signed_at: string };

function isSigned(row: CaseRow): row is Signed {
  return row.consent_signed_at !== null && row.consent_signed_by !== null;
}

const comparable = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
