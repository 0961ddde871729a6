import type { AuditFact } from '#database/audit/audit.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { fieldsOf } from '../cases/booking/booked-fields.ts';
import { type CaseChange, changeCase } from '../cases/booking/case-change.service.ts';
import type { SurgicalCase } from '../cases/case.contract.ts';
import type { CaseRow } from '../cases/case.queries.ts';
import { isPlanned } from '../cases/case.rules.ts';
import { requireCase } from '../cases/case.service.ts';
import { consentFor, forNothing } from './consent.rules.ts';
import type * as contract from './consent.contract.ts';
import { issue } from './consent.issues.ts';
import * as queries from './consent.queries.ts';
import { isSameName, signatureColumns, witnessFault } from './signing/signature.rules.ts';
import type { ConsentContent } from './wording/consent-content.contract.ts';
import { needsOwnRisks, textVersionOf, wordsOf } from './wording/consent-content.rules.ts';
import { readWording } from './wording/consent-wording.service.ts';

/**
 * The patient, or who signs for the patient, has signed; the consent is given once the surgeon has signed as well.
 * @throws AppError STALE, WRONG_STATE once the operation has begun, CONSENT_SIGNED where a consent must be taken back
 * first, CONSENT_TEXT_CHANGED where other words were shown than hold now, INVALID_INPUT for a typed name that is not that
 * of the signer, for risks that nobody wrote, and for a witness who is missing or is no third person
 */
export async function signConsent(
  context: CallContext,
  input: CallInput<typeof contract.signConsent>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const { caseId, version, signedBy, relation, agreedTo, language, textVersion, signature, witness } = input;
  const stored = await openPlanned(context, caseId);
  if (stored.consent_signed_at !== null) throw new AppError('CONSENT_SIGNED');
  if (signature.kind === 'typed' && !isSameName(signature.name, signedBy)) {
    throw invalidFields({ 'signature.name': issue('nameDiffers') });
  }
  const wording = await readWording(context, stored.procedure_id);
  if (textVersion !== textVersionOf(wording, language)) throw new AppError('CONSENT_TEXT_CHANGED');
  if (input.ownRisks === null && needsOwnRisks(wording, language)) {
    throw invalidFields({ ownRisks: issue('risksMissing') });
  }
  const inTeam = (role: string) =>
    stored.team.filter((member) => member.role === role).map(({ name }) => name);
  const surgeons = [...inTeam('surgeon'), ...inTeam('assistant')];
  const fault = witnessFault({
    ...{ signedBy, signature, witness, surgeons },
    isAlways: wording.general.needsWitness,
  });
  if (fault) throw fault;
  const content: ConsentContent = {
    procedureName: stored.procedure_name,
    laterality: stored.laterality,
    site: stored.site,
    preOpDiagnosis: stored.pre_op_diagnosis,
    surgeonName: inTeam('surgeon')[0] ?? null,
    ...wordsOf(wording, { language, ownRisks: input.ownRisks, agreedTo }),
  };
  const id = newId();
  const shared = { tenant_id: tenantId, case_id: caseId, patient_id: stored.patient_id };
  const signed = { signed_at: clock.now().toISOString(), recorded_by: actor.userId };
  await queries.insertConsent(db, {
    ...shared,
    ...signed,
    ...signatureColumns(signature),
    id,
    signed_by: signedBy,
    relation,
    text_version: textVersion,
    content: JSON.stringify(content),
    language,
    needs_surgeon: true,
  });
  if (witness) {
    await queries.insertSignature(db, {
      ...shared,
      ...signed,
      ...signatureColumns(witness.signature),
      id: newId(),
      consent_id: id,
      part: 'witness',
      signed_by: witness.name,
      relation: witness.relation,
    });
  }
  const newValues = {
    ...{ consentId: id, way: signature.kind, signedBy, relation, language, textVersion, agreedTo },
    witness: witness?.name ?? null,
  };
  const used = {
    consent_id: id,
    consent_signed_by: signedBy,
    consent_relation: relation,
    consent_explained_by: null,
    consent_witness: null,
    consent_signed_at: signed.signed_at,
    consent_recorded_by: actor.userId,
    consent_waived_reason: null,
    ...consentFor(stored),
  };
  return changed(context, { stored, version, used }, { action: 'SIGN', newValues });
}

/**
 * The surgeon who explained the operation signs in their own name.
 * @throws AppError STALE, WRONG_STATE once the operation has begun or the surgeon has signed, CONSENT_MISSING where nobody
 * has signed on the screen, CONSENT_NEEDS_ANOTHER for who is its witness, INVALID_INPUT for a typed name that is not the own
 */
export async function signAsSurgeon(
  context: CallContext,
  { caseId, version, signature }: CallInput<typeof contract.signAsSurgeon>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const stored = await openPlanned(context, caseId);
  if (stored.consent_id === null) throw new AppError('CONSENT_MISSING');
  if (!stored.consent_lacks_surgeon) throw new AppError('WRONG_STATE', { status: stored.status });
  if (signature.kind === 'typed' && !isSameName(signature.name, actor.name)) {
    throw invalidFields({ 'signature.name': issue('notYourName') });
  }
  const signatures = await queries.selectSignatures(db, tenantId, caseId);
  const isInvolved = [stored.consent_signed_by ?? '', ...signatures.map(({ signed_by }) => signed_by)].some(
    (name) => isSameName(name, actor.name),
  );
  if (isInvolved) throw new AppError('CONSENT_NEEDS_ANOTHER');
  const written = queries.insertSignature(db, {
    tenant_id: tenantId,
    id: newId(),
    consent_id: stored.consent_id,
    case_id: caseId,
    patient_id: stored.patient_id,
    part: 'surgeon',
    ...signatureColumns(signature),
    signed_by: actor.name,
    relation: null,
    signed_at: clock.now().toISOString(),
    recorded_by: actor.userId,
  });
  await refusing(written, {
    surgical_consent_signature_once: () => new AppError('WRONG_STATE', { status: stored.status }),
  });
  const newValues = { consentId: stored.consent_id, part: 'surgeon', way: signature.kind };
  return changed(context, { stored, version }, { action: 'SIGN', newValues });
}

/** @throws AppError STALE, WRONG_STATE once the operation has begun, CONSENT_MISSING where nobody has signed */
export async function withdrawConsent(
  context: CallContext,
  { caseId, version, reason }: CallInput<typeof contract.withdrawConsent>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const stored = await openPlanned(context, caseId);
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
  const newValues = { consentId: stored.consent_id, signedBy: stored.consent_signed_by, reason };
  const used = {
    consent_id: null,
    consent_signed_by: null,
    consent_relation: null,
    consent_explained_by: null,
    consent_witness: null,
    consent_signed_at: null,
    consent_recorded_by: null,
    ...forNothing,
  };
  return changed(context, { stored, version, used }, { action: 'WITHDRAW', newValues });
}

/** @throws AppError NOT_FOUND, WRONG_STATE once the operation has begun */
async function openPlanned(context: CallContext, caseId: string): Promise<CaseRow> {
  const stored = await requireCase(context, caseId);
  if (!isPlanned(stored.status)) throw new AppError('WRONG_STATE', { status: stored.status });
  return stored;
}

interface ConsentChange {
  stored: CaseRow;
  version: number;
  /** What the case says of its consent; left out where that stays. */
  used?: CaseChange['used'];
}

/** The trail says what became of the consent, and the case to which it belongs is changed with it. */
function changed(
  context: CallContext,
  { stored, version, used }: ConsentChange,
  told: Pick<AuditFact, 'action' | 'newValues'>,
): Promise<SurgicalCase> {
  context.audit({ ...told, resource: 'surgical_consents', resourceId: stored.id });
  return changeCase(context, stored, version, { fields: fieldsOf(stored), ...(used && { used }) });
}

type Signed = CaseRow & { consent_signed_by: string; consent_signed_at: string };

function isSigned(row: CaseRow): row is Signed {
  return row.consent_signed_at !== null && row.consent_signed_by !== null;
}
