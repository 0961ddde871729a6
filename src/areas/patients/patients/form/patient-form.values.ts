import { z } from 'zod';
import {
  bloodTypes,
  patientFieldNames,
  patientFields,
  patientStatuses,
  type Patient,
} from '../patient.contract.ts';
import { issue } from '../patient.issues.ts';

/** The fields of the form, in the order of the screen. */
export const formFields = patientFieldNames;

export type FormField = (typeof formFields)[number];

/** The values of the fields: text, empty where nothing is known. */
export type PatientFormValues = Record<FormField, string>;

/** What the form sends, once it has been checked. */
export type PatientFormOutput = z.output<ReturnType<typeof checkedFields>>;

function checkedFields(today: string) {
  return z.object({
    ...patientFields,
    dateOfBirth: patientFields.dateOfBirth.refine((date) => date <= today, issue('birthInFuture')),
    bloodType: z.union([z.literal('').transform(() => null), z.enum(bloodTypes)]),
    status: z.enum(patientStatuses),
  });
}

/** The server's own rules; `today` is the hospital's date. */
export function patientFormSchema(today: string): z.ZodType<PatientFormOutput, PatientFormValues> {
  // The rules also take null and undefined; the form only ever gives them text.
  return checkedFields(today) as unknown as z.ZodType<PatientFormOutput, PatientFormValues>;
}

/** The fields of a person nobody has met yet. */
export function emptyValues(): PatientFormValues {
  const empty = Object.fromEntries(formFields.map((field) => [field, '']));
  return { ...(empty as PatientFormValues), status: 'active' };
}

/** A record as the form shows it. */
export function valuesOf(patient: Pick<Patient, FormField>): PatientFormValues {
  const entries = formFields.map((field) => [field, patient[field] ?? '']);
  return Object.fromEntries(entries) as PatientFormValues;
}

/** Only what differs from the record, so that a save touches nothing else. */
export function changesTo(patient: Patient, output: PatientFormOutput): Partial<PatientFormOutput> {
  const changed = formFields.filter((field) => output[field] !== patient[field]);
  return Object.fromEntries(changed.map((field) => [field, output[field]]));
}
