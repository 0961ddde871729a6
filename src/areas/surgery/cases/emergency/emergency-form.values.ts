import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { caseFields } from '../booking/booking.contract.ts';
import { caseSchema } from '../form/case-form.values.ts';
import { emergencyFields, type startEmergency } from './emergency.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';

export const consentKinds = ['waived', 'signed'] as const;

const { procedureId, assistantSurgeonId, anesthesiologistId, laterality } = caseSchema.shape;

const shared = {
  ...emergencyFields,
  ...{ procedureId, assistantSurgeonId, anesthesiologistId, laterality },
  procedureCode: caseFields.procedureCode,
  preOpDiagnosis: caseFields.preOpDiagnosis,
  reason: requiredText(500),
  startedAt: optionalInstantText(),
  lateReason: lateReasonText(),
};

const schema = z.discriminatedUnion('consentKind', [
  z.strictObject({
    ...shared,
    consentKind: z.literal('waived'),
    consentReason: requiredText(500),
    signedBy: freeText(200),
    relation: freeText(100),
  }),
  z.strictObject({
    ...shared,
    consentKind: z.literal('signed'),
    consentReason: freeText(500),
    signedBy: requiredText(200),
    relation: freeText(100),
  }),
]);

type Fields = z.output<typeof schema>;

export interface EmergencyValues extends Record<string, unknown> {
  patientId: string;
  procedureId: string;
  procedureName: string;
  procedureCode: string;
  preOpDiagnosis: string;
  laterality: string;
  site: string;
  theatreId: string;
  surgeonId: string;
  assistantSurgeonId: string;
  anesthesiologistId: string;
  nurseIds: string[];
  estimatedDuration: number;
  reason: string;
  consentKind: (typeof consentKinds)[number];
  consentReason: string;
  signedBy: string;
  relation: string;
  startedAt: string;
  lateReason: string;
}

/** The server's own rules for an emergency, as its form knows them. */
export const emergencySchema = schema as unknown as z.ZodType<Fields, EmergencyValues>;

/** What the form starts with. */
export function emergencyValues(patientId: string): EmergencyValues {
  return {
    patientId,
    procedureId: '',
    procedureName: '',
    procedureCode: '',
    preOpDiagnosis: '',
    laterality: '',
    site: '',
    theatreId: '',
    surgeonId: '',
    assistantSurgeonId: '',
    anesthesiologistId: '',
    nurseIds: [],
    estimatedDuration: 60,
    reason: '',
    consentKind: 'waived',
    consentReason: '',
    signedBy: '',
    relation: '',
    startedAt: '',
    lateReason: '',
  };
}

/** What is sent of it. */
export function requestOf({
  consentKind,
  consentReason,
  signedBy,
  relation,
  procedureCode: _code,
  preOpDiagnosis: _diagnosis,
  ...fields
}: Fields): CallRequest<typeof startEmergency> {
  return {
    ...fields,
    consent:
      consentKind === 'waived'
        ? { kind: 'waived', reason: consentReason }
        : { kind: 'signed', signedBy, relation },
  };
}
