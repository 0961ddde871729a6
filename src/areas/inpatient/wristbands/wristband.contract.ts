import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { defineCall } from '#kernel/define-call.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { admission, admissionId } from '../admissions/admission.contract.ts';
import { labelCopies, printsWristbands, wristbandDocuments } from './wristband.rules.ts';

/** What stands on the wristband and the labels of an admission. */
export const wristband = z.strictObject({
  admissionId,
  admissionNumber: z.string(),
  patient: namedPatient.extend({
    dateOfBirth: withheld(z.string()),
    /** 'month' and 'year' mark an estimated date of birth. */
    birthPrecision: withheld(z.enum(['day', 'month', 'year'])),
    /** Whole months today in the hospital's zone. */
    ageMonths: withheld(z.number().int()),
    gender: withheld(z.enum(['male', 'female', 'other'])),
    /** Null for readers to whom the record is closed: they print no band. */
    allergyStatus: withheld(z.enum(['not-asked', 'none-known', 'listed'])),
    allergies: withheld(z.string()),
  }),
  bed: admission.shape.bed,
});

export type Wristband = z.output<typeof wristband>;

export const readWristband = defineCall('wristbands.read', {
  address: 'GET /admissions/{admissionId}/wristband',
  access: printsWristbands,
  workNeeds: {
    permission: 'admissions.receive',
    fields: ['dateOfBirth', 'birthPrecision', 'ageMonths', 'gender', 'allergyStatus', 'allergies'],
  },
  summary: 'Read what the wristband of an active admission says (recorded in the audit trail)',
  input: z.strictObject({ admissionId }),
  output: wristband,
  errors: ['WRONG_STATE'],
});

export const recordWristbandPrint = defineCall('wristbands.recordPrint', {
  address: 'POST /admissions/{admissionId}/wristband/prints',
  access: printsWristbands,
  summary: 'Record that the wristband or labels of an admission were printed or downloaded',
  input: z.strictObject({
    admissionId,
    document: z.enum(wristbandDocuments),
    copies: z.number().int().min(labelCopies.least).max(labelCopies.most).default(1),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
