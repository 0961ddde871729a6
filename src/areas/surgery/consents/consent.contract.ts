import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { rowPatient, withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, optionalText, requiredText } from '#kernel/text.ts';
import { exampleCase, lateralities, surgicalCase } from '../cases/case.contract.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { issue } from './consent.issues.ts';
import { ownSignature, signerSignature, witness } from './signing/signature.contract.ts';
import { consentContent } from './wording/consent-content.contract.ts';
import { wordsOf } from './wording/consent-content.rules.ts';
import { consentLanguages } from './wording/consent-languages.ts';
import { generalWording, procedureWording } from './wording/consent-wording.contract.ts';
import { consentStatements, shippedWording } from './wording/shipped-wording.ts';

const strokes = z.array(z.strictObject({ x: z.number().int(), y: z.number().int() }));

const consentSignature = z.strictObject({
  part: z.enum(['witness', 'surgeon']),
  name: z.string(),
  /** Of a witness: the relation to the patient, or the work in the hospital. */
  relation: z.string().nullable(),
  signedAt: z.string(),
  /** Empty for a typed name. */
  strokes: z.array(strokes),
});

const signedConsent = z.strictObject({
  id: z.uuid(),
  way: z.enum(['drawn', 'typed', 'mark']),
  /** In which it was read and signed. */
  language: z.enum(consentLanguages),
  signedBy: withheld(z.string()),
  /** How the signer is related to the patient; null where the patient signed. */
  relation: withheld(z.string()),
  signedAt: z.string(),
  textVersion: z.string(),
  content: withheld(consentContent),
  /** Empty for a typed name. */
  strokes: withheldList(strokes),
  /** Of the witness and of the surgeon who explained it, in the order in which they signed. */
  signatures: withheldList(consentSignature),
  /** False while the surgeon has not signed. */
  isComplete: z.boolean(),
  recordedByName: z.string(),
});

export type SignedConsent = z.output<typeof signedConsent>;

const withdrawnConsent = z.strictObject({
  id: z.uuid(),
  signedBy: withheld(z.string()),
  relation: withheld(z.string()),
  signedAt: z.string(),
  reason: withheld(z.string()),
  withdrawnByName: z.string(),
  withdrawnAt: z.string(),
});

const caseConsents = z.strictObject({
  patient: z.strictObject(rowPatient),
  /** Signed on the screen and valid; null where nobody has, or on paper. */
  signed: signedConsent.nullable(),
  /** Taken back, the newest first; at most 50. */
  withdrawn: z.array(withdrawnConsent),
});

export type CaseConsents = z.output<typeof caseConsents>;

const caseId = z.uuid();
const version = z.number().int().min(1);
const access = ['theatre.schedule', 'surgery.operate', 'surgery.nursing'] as const;

/** What a person says who signs. */
export const signingFields = {
  signedBy: requiredText(200),
  relation: optionalText(100),
  agreedTo: z
    .array(z.enum(consentStatements))
    .max(consentStatements.length)
    .refine((agreed) => agreed.includes('operation'), issue('operationNotAgreed')),
};

/** What the patient reads before signing: of whom and what, and the words that hold now. */
const consentPaper = z.strictObject({
  id: z.uuid(),
  caseNumber: z.string(),
  patient: namedPatient,
  procedureName: withheld(z.string()),
  laterality: withheld(z.enum(lateralities)),
  site: withheld(z.string()),
  preOpDiagnosis: withheld(z.string()),
  surgeonName: z.string().nullable(),
  anesthesiologistName: z.string().nullable(),
  scheduledStartTime: z.string().nullable(),
  general: generalWording,
  /** Null for a procedure that is in no catalogue. */
  procedure: withheld(procedureWording),
  version: z.number().int(),
});

export type ConsentPaper = z.output<typeof consentPaper>;

const exampleGeneral = {
  version: 0,
  addedByName: null,
  addedAt: null,
  needsWitness: false,
  words: { en: shippedWording.en, bn: shippedWording.bn },
};

const exampleReading = {
  language: 'en' as const,
  ownRisks: 'Injury of the bile duct',
  agreedTo: consentStatements,
};

const exampleWords = wordsOf({ general: exampleGeneral, procedure: null }, exampleReading);

const exampleConsents: CaseConsents = {
  patient: { id: exampleCase.patient.id, isRestricted: false },
  signed: {
    id: '01980000-0000-7000-8000-0000000000f9',
    way: 'drawn',
    signedBy: 'Rahima Khatun',
    relation: null,
    signedAt: '2026-03-03T09:00:00.000Z',
    textVersion: 'operation-2',
    language: 'en',
    content: {
      procedureName: 'Laparoscopic cholecystectomy',
      laterality: 'not_applicable',
      site: null,
      preOpDiagnosis: 'Symptomatic gallstones',
      surgeonName: 'Farhan Chowdhury',
      ...exampleWords,
    },
    signatures: [],
    isComplete: false,
    strokes: [
      [
        { x: 100, y: 200 },
        { x: 400, y: 120 },
      ],
    ],
    recordedByName: 'Farhan Chowdhury',
  },
  withdrawn: [],
};

export const getCaseConsents = defineCall('surgicalConsents.ofCase', {
  address: 'GET /surgical-cases/{caseId}/consents',
  access: 'surgery.read',
  summary:
    'Read the consent that was signed on the screen, and those taken back (recorded in the audit trail)',
  input: z.strictObject({ caseId }),
  output: caseConsents,
  example: { output: exampleConsents },
});

export const getConsentPaper = defineCall('surgicalConsents.paper', {
  address: 'GET /surgical-cases/{caseId}/consent-paper',
  access: [...paperReaders],
  workNeeds: {
    permission: theatreTeam,
    fields: ['procedureName', 'laterality', 'site', 'preOpDiagnosis', 'procedure'],
  },
  summary: 'Read what a patient is asked to sign now (recorded in the audit trail)',
  input: z.strictObject({ caseId }),
  output: consentPaper,
  example: {
    output: {
      id: exampleCase.id,
      caseNumber: exampleCase.caseNumber,
      patient: exampleCase.patient,
      procedureName: exampleCase.procedureName,
      laterality: exampleCase.laterality,
      site: exampleCase.site,
      preOpDiagnosis: exampleCase.preOpDiagnosis,
      surgeonName: 'Farhan Chowdhury',
      anesthesiologistName: null,
      scheduledStartTime: exampleCase.scheduledStartTime,
      general: exampleGeneral,
      procedure: null,
      version: exampleCase.version,
    },
  },
});

export const signConsent = defineCall('surgicalConsents.sign', {
  address: 'POST /surgical-cases/{caseId}/consent-signature',
  access: [...access],
  summary:
    'Keep a consent that was signed on the screen, in the language of who signs, with the witness; it is never changed',
  input: z.strictObject({
    caseId,
    version,
    ...signingFields,
    language: z.enum(consentLanguages),
    /** The words that were shown, as `textVersionOf` names them. */
    textVersion: boundedText(60),
    /** The risks for this patient, as the surgeon wrote them; needed where the hospital has none of the procedure. */
    ownRisks: optionalText(2000),
    signature: signerSignature,
    /** Needed where the patient only types a name or cannot write, and where the hospital always wants one. */
    witness: witness.nullish().transform((signed) => signed ?? null),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_SIGNED', 'CONSENT_TEXT_CHANGED'],
});

export const signAsSurgeon = defineCall('surgicalConsents.signAsSurgeon', {
  address: 'POST /surgical-cases/{caseId}/consent-explanation',
  access: 'surgery.operate',
  summary:
    'Sign, in the own name, as the surgeon who explained the operation; with this the consent is given',
  input: z.strictObject({ caseId, version, signature: ownSignature }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_MISSING', 'CONSENT_NEEDS_ANOTHER'],
});

export const withdrawConsent = defineCall('surgicalConsents.withdraw', {
  address: 'POST /surgical-cases/{caseId}/consent-withdrawal',
  access: [...access],
  summary: 'Take a consent back before the operation, with a reason; the case cannot start without another',
  input: z.strictObject({ caseId, version, reason: requiredText(500) }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_MISSING'],
});
