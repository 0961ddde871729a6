import { z } from 'zod';
import { alertTones, patientAlertKinds } from '#kernel/care/patient-alert.ts';
import { defineCall } from '#kernel/define-call.ts';
import { patient } from '../patients/patient-record.contract.ts';

const alert = z.strictObject({
  kind: z.enum(patientAlertKinds),
  tone: z.enum(alertTones),
  /** Of a sentence that the page knows, with its facts. */
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path of the screen that shows more; null where there is none. */
  link: z.string().nullable(),
});

export type ShownAlert = z.output<typeof alert>;

const headed = patient.pick({
  id: true,
  patientNumber: true,
  firstName: true,
  lastName: true,
  gender: true,
  dateOfBirth: true,
  birthPrecision: true,
  ageMonths: true,
  dateOfDeath: true,
  status: true,
  isRestricted: true,
});

export type HeadedPatient = z.output<typeof headed>;

/** The part of a patient's record that a heading tells. */
export function toHeaded(known: HeadedPatient): HeadedPatient {
  return headed.strip().parse(known);
}

/** Who a patient is, and what must be known of them at any moment. */
export const patientHeading = z.strictObject({ patient: headed, alerts: z.array(alert) });

export type PatientHeading = z.output<typeof patientHeading>;

export const readPatientHeading = defineCall('patients.heading', {
  address: 'GET /patients/{patientId}/heading',
  access: ['patients.read', 'emr.read'],
  summary:
    'Read who a patient is, with allergies, critical results, bed and precautions as far as the person who asks may read them',
  input: z.strictObject({ patientId: z.uuid() }),
  output: patientHeading,
  errors: ['RECORD_RESTRICTED'],
});
