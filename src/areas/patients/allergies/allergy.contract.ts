import { z } from 'zod';
import { rowPatient, withheldList } from '#kernel/access/withheld.ts';
import { allergyStates } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { issue } from './allergy.issues.ts';

export const reactionKinds = [
  'anaphylaxis',
  'breathing',
  'swelling',
  'rash',
  /** Stevens-Johnson syndrome, toxic epidermal necrolysis, DRESS. */
  'severe-skin',
  'stomach',
  'other',
  'unknown',
] as const;
export const severities = ['mild', 'moderate', 'severe', 'life-threatening', 'unknown'] as const;
export const allergyCertainties = ['suspected', 'confirmed'] as const;
export const allergyStatuses = ['active', 'refuted', 'entered-in-error'] as const;

export const allergy = z.strictObject({
  id: z.uuid(),
  substance: z.string(),
  /** The ingredient by which medicines are checked, in lower case; null where no medicine is meant or known. */
  ingredient: z.string().nullable(),
  reactionKind: z.enum(reactionKinds),
  reaction: z.string().nullable(),
  severity: z.enum(severities),
  certainty: z.enum(allergyCertainties),
  noticedOn: z.string().nullable(),
  status: z.enum(allergyStatuses),
  /** Why it was refuted or entered in error. */
  statusReason: z.string().nullable(),
  /** Null where the registration said it and nobody knows who wrote it. */
  recordedByName: z.string().nullable(),
  recordedAt: z.string(),
  changedByName: z.string().nullable(),
  /** The number of the joined record from which it came; null where it was recorded in this one. */
  joinedFrom: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Allergy = z.output<typeof allergy>;

/** All that is known of a patient's allergies. */
export const patientAllergies = z.strictObject({
  patient: z.strictObject(rowPatient),
  state: z.enum(allergyStates),
  /** Who stated that none are known, and when; without a name where the registration said so. */
  statedByName: z.string().nullable(),
  statedAt: z.string().nullable(),
  /** Active ones first, then the latest. */
  rows: withheldList(allergy),
});

export type PatientAllergies = z.output<typeof patientAllergies>;

/** What a person types into the form of an allergy. */
export const allergyFields = {
  substance: requiredText(200, issue('substanceMissing')),
  ingredient: optionalText(100).transform((text) => text && text.toLowerCase()),
  reactionKind: z.enum(reactionKinds),
  reaction: optionalText(500),
  severity: z.enum(severities),
  certainty: z.enum(allergyCertainties),
  noticedOn: z
    .union([z.literal(''), dateText()])
    .nullish()
    .transform((date) => date || null),
};

const { substance: _substance, ...changeableFields } = allergyFields;

const patientId = z.uuid();
const recorders = ['emr.write', 'emr.allergies'] as const;

export const listAllergies = defineCall('allergies.list', {
  address: 'GET /patients/{patientId}/allergies',
  access: ['emr.read', 'emr.allergies'],
  summary: 'Read the allergies of a patient, or that none are known, or that nobody has asked',
  input: z.strictObject({ patientId }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED'],
});

export const recordAllergy = defineCall('allergies.record', {
  address: 'POST /patients/{patientId}/allergies',
  access: recorders,
  summary: 'Record an allergy; it ends the statement that none are known',
  input: z.strictObject({
    patientId,
    ...allergyFields,
    reactionKind: allergyFields.reactionKind.default('unknown'),
    severity: allergyFields.severity.default('unknown'),
    certainty: allergyFields.certainty.default('suspected'),
  }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      substance: 'Penicillin',
      ingredient: 'penicillin',
      reactionKind: 'rash',
      severity: 'moderate',
      certainty: 'confirmed',
    },
  },
});

export const updateAllergy = defineCall('allergies.update', {
  address: 'PATCH /allergies/{allergyId}',
  access: recorders,
  summary: 'Say more of an active allergy; another substance is another allergy',
  input: z.strictObject({ allergyId: z.uuid(), version: seenVersion, ...changeableFields }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const endAllergy = defineCall('allergies.end', {
  address: 'POST /allergies/{allergyId}/end',
  access: recorders,
  summary: 'Refute an allergy, or mark it as entered in error; it stays readable with the reason',
  input: z.strictObject({
    allergyId: z.uuid(),
    version: seenVersion,
    status: z.enum(['refuted', 'entered-in-error']),
    reason: requiredText(500, issue('reasonMissing')),
  }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const stateNoKnownAllergies = defineCall('allergies.stateNoneKnown', {
  address: 'POST /patients/{patientId}/no-known-allergies',
  access: recorders,
  summary: 'State that the patient was asked and no allergies are known',
  input: z.strictObject({ patientId }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED', 'ALLERGIES_RECORDED'],
});

export const withdrawNoKnownAllergies = defineCall('allergies.withdrawNoneKnown', {
  address: 'POST /patients/{patientId}/no-known-allergies/withdrawal',
  access: recorders,
  summary: 'Take the statement that no allergies are known back: nobody counts as having asked',
  input: z.strictObject({ patientId, reason: requiredText(500, issue('reasonMissing')) }),
  output: patientAllergies,
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE'],
});
