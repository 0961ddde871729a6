import { z } from 'zod';
import { rowPatient, withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { signatureStrokes } from '#kernel/care/signature.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { exampleCase, lateralities, surgicalCase } from '../cases/case.contract.ts';
import { consentStatements, consentTexts, consentTextVersions, currentTextVersion } from './consent-texts.ts';
import { issue } from './consent.issues.ts';

/** What was read and agreed to, word by word. */
const consentContent = z.strictObject({
  procedureName: z.string(),
  laterality: z.enum(lateralities),
  site: z.string().nullable(),
  preOpDiagnosis: z.string().nullable(),
  surgeonName: z.string().nullable(),
  explained: z.string(),
  statements: z.array(z.strictObject({ text: z.string(), isAgreed: z.boolean() })),
  takeBack: z.string(),
});

export type ConsentContent = z.output<typeof consentContent>;

const signedConsent = z.strictObject({
  id: z.uuid(),
  way: z.enum(['drawn', 'typed']),
  signedBy: withheld(z.string()),
  /** How the signer is related to the patient; null where the patient signed. */
  relation: withheld(z.string()),
  signedAt: z.string(),
  textVersion: z.string(),
  content: withheld(consentContent),
  /** Empty for a typed name. */
  strokes: withheldList(z.array(z.strictObject({ x: z.number().int(), y: z.number().int() }))),
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

const currentText = consentTexts[currentTextVersion];

const exampleConsents: CaseConsents = {
  patient: { id: exampleCase.patient.id, isRestricted: false },
  signed: {
    id: '01980000-0000-7000-8000-0000000000f9',
    way: 'drawn',
    signedBy: 'Rahima Khatun',
    relation: null,
    signedAt: '2026-03-03T09:00:00.000Z',
    textVersion: currentTextVersion,
    content: {
      procedureName: 'Laparoscopic cholecystectomy',
      laterality: 'not_applicable',
      site: null,
      preOpDiagnosis: 'Symptomatic gallstones',
      surgeonName: 'Farhan Chowdhury',
      explained: currentText.explained.description,
      statements: consentStatements.map((one) => ({
        text: currentText.statements[one].description,
        isAgreed: true,
      })),
      takeBack: currentText.takeBack.description,
    },
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

export const getCaseConsents = defineCall({
  id: 'surgicalConsents.ofCase',
  kind: 'read',
  method: 'GET',
  path: '/surgical-cases/{caseId}/consents',
  access: 'surgery.read',
  summary:
    'Read the consent that was signed on the screen, and those taken back (recorded in the audit trail)',
  input: z.strictObject({ caseId }),
  output: caseConsents,
  example: { input: { caseId: exampleCase.id }, output: exampleConsents },
});

export const signConsent = defineCall({
  id: 'surgicalConsents.sign',
  kind: 'write',
  method: 'POST',
  path: '/surgical-cases/{caseId}/consent-signature',
  access: [...access],
  summary: 'Keep a consent that was signed on the screen, drawn or by a typed name; it is never changed',
  input: z.strictObject({
    caseId,
    version,
    ...signingFields,
    /** The text that was shown. */
    textVersion: z.enum(consentTextVersions),
    signature: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('typed'),
        /** The name of who signs once more. */
        name: requiredText(200),
        /** Ticked: the typed name is the signature. */
        isSignature: z.literal(true, issue('notTicked')),
      }),
      z.strictObject({ kind: z.literal('drawn'), strokes: signatureStrokes }),
    ]),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_SIGNED'],
});

export const withdrawConsent = defineCall({
  id: 'surgicalConsents.withdraw',
  kind: 'write',
  method: 'POST',
  path: '/surgical-cases/{caseId}/consent-withdrawal',
  access: [...access],
  summary: 'Take a consent back before the operation, with a reason; the case cannot start without another',
  input: z.strictObject({ caseId, version, reason: requiredText(500) }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_MISSING'],
});
