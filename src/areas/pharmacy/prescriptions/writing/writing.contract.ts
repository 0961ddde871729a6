import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { medicine } from '../../medicines/medicine.contract.ts';
import { baseUnits, dosageForms } from '../../safety/medicine-facts.ts';
import { writtenLine } from '../prescription-line.contract.ts';

/** The maximum number of running medicines of a patient that the checks look at. */
export const maxCurrentMedicines = 200;

const allergy = z.strictObject({
  substance: z.string(),
  /** Lower case; null where the substance is in words alone. */
  ingredient: z.string().nullable(),
  /** A severe reaction of the skin, such as SJS, TEN or DRESS. */
  isSevereSkin: z.boolean(),
});

export const currentMedicine = z.strictObject({
  lineId: z.uuid(),
  name: z.string(),
  genericName: z.string().nullable(),
  ingredientCodes: z.array(z.string()),
  strength: z.string().nullable(),
  dosageForm: z.enum(dosageForms).nullable(),
  dose: z.string(),
  baseUnit: z.enum(baseUnits).nullable(),
  frequency: z.string(),
  endsOn: z.iso.date().nullable(),
  prescriptionNumber: z.string(),
  prescriberName: z.string(),
});

const currentStay = z.strictObject({
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  /** Null while no bed has been given. */
  bed: z.strictObject({ wardName: z.string(), bedNumber: z.string() }).nullable(),
});

export const writingPatient = z.strictObject({
  patient: namedPatient.extend({
    gender: z.enum(['male', 'female', 'other']),
    dateOfBirth: z.iso.date(),
  }),
  /** Null where nobody wrote down whether there are allergies at all. */
  allergyState: withheld(z.enum(['not-asked', 'none-known', 'recorded'])),
  allergies: withheldList(allergy),
  current: withheldList(currentMedicine),
  /** The stay that goes on; null for somebody who is not admitted. */
  stay: withheld(currentStay),
  /** What the last prescription of this patient said, to be taken over. */
  last: withheld(
    z.strictObject({
      prescriptionNumber: z.string(),
      signedAt: z.string(),
      lines: z.array(writtenLine),
      /** The medicines of these lines that are still in use. */
      medicines: z.array(medicine),
    }),
  ),
});

export type WritingPatient = z.output<typeof writingPatient>;

export const readWritingPatient = defineCall('prescriptions.readPatient', {
  address: 'GET /prescribing/{patientId}',
  access: 'pharmacy.prescribe',
  emergency: 'patientId',
  // Whoever prescribes must know what is taken, also what a sensitive consultation prescribed.
  workNeeds: { permission: 'pharmacy.prescribe', fields: ['current'] },
  summary:
    'Read what a prescription is checked against: allergies, running medicines, the last prescription (recorded in the audit trail)',
  input: z.strictObject({ patientId: z.uuid() }),
  output: writingPatient,
  errors: ['RECORD_RESTRICTED'],
});

export const readMedicinesAlike = defineCall('prescriptions.readAlike', {
  address: 'GET /prescribing-words',
  access: 'pharmacy.prescribe',
  summary: 'Read the medicines of the list that a name written in words may mean, by name; at most 100',
  input: z.strictObject({ name: requiredText(200) }),
  output: z.strictObject({ rows: z.array(medicine) }),
});

export const readMedicinesOfLines = defineCall('prescriptions.readMedicines', {
  address: 'GET /prescribing-medicines',
  access: 'pharmacy.prescribe',
  summary: 'Read the medicines of a draft or set by their ids, at most 30',
  input: z.strictObject({ ids: boundedText(30 * 37) }),
  output: z.strictObject({ rows: z.array(medicine) }),
});
