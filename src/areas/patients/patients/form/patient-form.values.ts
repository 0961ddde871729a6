import { z } from 'zod';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  birthPrecisions,
  bloodTypes,
  patientFieldNames,
  patientFields,
  patientStatuses,
  type Patient,
  type updatePatient,
} from '../patient.contract.ts';
import { allergyStatusOf, factIssues, statusWith } from '../patient-facts.rules.ts';
import { issue } from '../patient.issues.ts';

/** The fields of the form, in the order of the screen. */
export const formFields = patientFieldNames;

export type FormField = (typeof formFields)[number];

/** The values of the fields: text, empty where nothing is known. */
export type PatientFormValues = Record<FormField, string>;

/** What the form sends, once it has been checked. */
export type PatientFormOutput = z.output<ReturnType<typeof checkedFields>>;

function checkedFields(today: string, known: string | null) {
  return z
    .object({
      ...patientFields,
      dateOfBirth: patientFields.dateOfBirth.refine((date) => date <= today, issue('birthInFuture')),
      birthPrecision: z.enum(birthPrecisions),
      bloodType: z.union([z.literal('').transform(() => null), z.enum(bloodTypes)]),
      status: z.enum(patientStatuses),
    })
    .transform((fields) => ({
      ...fields,
      // What is written into the list is known, whatever was chosen before.
      allergyStatus:
        known === null
          ? allergyStatusOf(fields.allergyStatus === 'not-asked' ? {} : fields, fields)
          : 'listed',
      status: statusWith(fields.dateOfDeath, fields.status),
    }))
    .superRefine((fields, context) => {
      for (const [field, message] of Object.entries(
        factIssues({ ...fields, allergies: fields.allergies ?? known }, today),
      )) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    });
}

/**
 * The server's own rules; `today` is the hospital's date, `known` the allergies that the patient's list has already:
 * what is typed is added to them.
 */
export function patientFormSchema(
  today: string,
  known: string | null = null,
): z.ZodType<PatientFormOutput, PatientFormValues> {
  // The rules also take null and undefined; the form only ever gives them text.
  return checkedFields(today, known) as unknown as z.ZodType<PatientFormOutput, PatientFormValues>;
}

/** The fields of a person nobody has met yet. */
export function emptyValues(): PatientFormValues {
  const empty = Object.fromEntries(formFields.map((field) => [field, '']));
  return {
    ...(empty as PatientFormValues),
    birthPrecision: 'day',
    allergyStatus: 'not-asked',
    status: 'active',
  };
}

/** A record as the form shows it; allergies are added to those that are listed. */
export function valuesOf(patient: Pick<Patient, FormField>): PatientFormValues {
  const entries = formFields.map((field) => [field, patient[field] ?? '']);
  return { ...(Object.fromEntries(entries) as PatientFormValues), allergies: '' };
}

/** Only what differs from the record, so that a save touches nothing else. */
export function changesTo(
  patient: Patient,
  output: PatientFormOutput,
): Omit<CallRequest<typeof updatePatient>, 'patientId' | 'version'> {
  // A death, or taking it back, changes the status by itself.
  const isOfDeath = output.status === 'deceased' || patient.status === 'deceased';
  const changed = formFields.filter(
    (field) =>
      (field === 'allergies' ? output.allergies !== null : output[field] !== patient[field]) &&
      !(field === 'status' && isOfDeath && output.status !== 'inactive'),
  );
  return Object.fromEntries(
    changed.map((field) => [field, field === 'lastName' ? output[field] || null : output[field]]),
  );
}
