import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { maxOpeningsPerHour } from './emergency-access.rules.ts';
import { issue } from './emergency-access.issues.ts';
import { countWords, minReasonWords } from './emergency-reason.rules.ts';

export const emergencyCategories = ['danger_to_life', 'urgent_care', 'covering', 'other'] as const;

export type EmergencyCategory = (typeof emergencyCategories)[number];

/** A reason shorter than this tells a reviewer nothing. */
const minReason = 10;
const maxReason = 500;

/** What a person says to open a record in an emergency. */
export const emergencyFields = {
  category: z.enum(emergencyCategories),
  reason: freeText(maxReason)
    .min(minReason, { error: issue('reasonTooShort', { min: minReason }), abort: true })
    .refine(
      (text) => countWords(text) >= minReasonWords,
      issue('reasonWithoutWords', { min: minReasonWords }),
    ),
};

const person = z.strictObject({ id: z.uuid(), name: z.string() });

export const emergencyAccess = z.strictObject({
  id: z.uuid(),
  user: person,
  patient: z.strictObject({
    id: z.uuid(),
    patientNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  category: z.enum(emergencyCategories),
  reason: z.string(),
  startedAt: z.string(),
  expiresAt: z.string(),
  /** When it was ended by hand; null while it runs and when it ran out. */
  endedAt: z.string().nullable(),
  /** Whole seconds left; 0 once it is over. */
  secondsLeft: z.number().int(),
  /** Who judged it, when, and what they wrote; null until then. */
  review: z.strictObject({ by: person, at: z.string(), note: z.string() }).nullable(),
  version: z.number().int(),
});

export type EmergencyAccess = z.output<typeof emergencyAccess>;

const accessId = z.uuid();

export const openEmergencyAccess = defineCall('emergencyAccess.open', {
  address: 'POST /emergency-accesses',
  access: 'emr.read',
  summary: `Open a record in an emergency, for as long as the hospital has set; administrators are told. At most ${maxOpeningsPerHour} an hour`,
  input: z.strictObject({ patientId: z.uuid(), ...emergencyFields }),
  output: emergencyAccess,
  errors: ['EMERGENCY_NOT_NEEDED', 'EMERGENCY_LIMIT'],
});

export const closeEmergencyAccess = defineCall('emergencyAccess.close', {
  address: 'POST /emergency-accesses/{accessId}/end',
  access: 'emr.read',
  summary: 'End an own emergency access before its time; one that is over stays as it is',
  input: z.strictObject({ accessId }),
  output: emergencyAccess,
});

export const listOwnEmergencyAccess = defineCall('emergencyAccess.mine', {
  address: 'GET /own-emergency-accesses',
  access: 'emr.read',
  byPeopleAlone: 'it is about the signed-in person themselves',
  summary: 'Read which records are open to the signed-in person in an emergency, at most a hundred',
  output: z.strictObject({ rows: z.array(emergencyAccess) }),
});

export const reviewStates = ['to-review', 'open', 'reviewed', 'all'] as const;

export const listEmergencyAccess = defineCall('emergencyAccess.list', {
  address: 'GET /emergency-accesses',
  access: 'admin.audit',
  summary: 'List emergency accesses for review, newest first',
  input: z.strictObject({ state: z.enum(reviewStates).default('all'), ...pageRequest }),
  output: pageOf(emergencyAccess),
});

export const reviewEmergencyAccess = defineCall('emergencyAccess.review', {
  address: 'POST /emergency-accesses/{accessId}/review',
  access: 'admin.audit',
  summary: 'Judge an emergency access of somebody else, once; one that still runs is ended',
  input: z.strictObject({ accessId, version: seenVersion, note: requiredText(1000) }),
  output: emergencyAccess,
  errors: ['STALE', 'OWN_EMERGENCY_ACCESS'],
});
