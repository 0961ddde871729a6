import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { paperOf } from '#server/papers/paper.ts';
import { type CaseRow, selectCase } from '../cases/case.queries.ts';
import { caseTopic } from '../cases/case.rules.ts';
import type * as contract from './consent.contract.ts';
import type { CaseConsents, ConsentPaper } from './consent.contract.ts';
import * as queries from './consent.queries.ts';
import { readWording } from './wording/consent-wording.service.ts';

/** A consent is found by its case: it has no page of its own, and the case says which one counts. */
const ofCase = {
  resource: 'surgical_consents',
  topic: 'surgical-cases',
  topicOf: caseTopic,
  select: selectCase,
} as const;

const signedPaper = paperOf<CaseRow, CaseConsents>({ ...ofCase, toPaper: toConsents });
const emptyPaper = paperOf<CaseRow, ConsentPaper>({ ...ofCase, toPaper: toConsentPaper });

/** @throws AppError NOT_FOUND */
export function getCaseConsents(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCaseConsents>,
): Promise<CaseConsents> {
  return signedPaper.view(context, caseId);
}

/** @throws AppError NOT_FOUND */
export function getConsentPaper(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getConsentPaper>,
): Promise<ConsentPaper> {
  return emptyPaper.view(context, caseId);
}

async function toConsents({ db, tenantId }: CallContext, found: CaseRow): Promise<CaseConsents> {
  const [row, signatures, withdrawals] = await Promise.all([
    queries.selectSignedConsent(db, tenantId, found.id),
    queries.selectSignatures(db, tenantId, found.id),
    queries.selectWithdrawals(db, tenantId, found.id),
  ]);
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
          language: row.language,
          content: {
            ...row.content,
            localName: row.content.localName ?? null,
            parts: row.content.parts ?? [],
          },
          strokes: row.strokes ?? [],
          signatures: signatures.map((one) => ({
            part: one.part,
            name: one.signed_by,
            relation: one.relation,
            signedAt: one.signed_at,
            strokes: one.strokes ?? [],
          })),
          isComplete: !found.consent_lacks_surgeon,
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

async function toConsentPaper(context: CallContext, stored: CaseRow): Promise<ConsentPaper> {
  const wording = await readWording(context, stored.procedure_id);
  const inTeam = (role: string) => stored.team.find((member) => member.role === role)?.name ?? null;
  return {
    id: stored.id,
    caseNumber: stored.case_number,
    patient: toNamedPatient(stored),
    procedureName: stored.procedure_name,
    laterality: stored.laterality,
    site: stored.site,
    preOpDiagnosis: stored.pre_op_diagnosis,
    surgeonName: inTeam('surgeon'),
    anesthesiologistName: inTeam('anesthesiologist'),
    scheduledStartTime: stored.scheduled_start,
    ...wording,
    version: stored.version,
  };
}
