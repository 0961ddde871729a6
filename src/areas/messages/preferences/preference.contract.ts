import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

const language = z.enum(['en', 'bn']).nullable();

/** The mail server refused the address that is stored now; `isPermanent` where nothing is sent to it any more. */
const bounce = z.strictObject({ isPermanent: z.boolean(), at: z.string() }).nullable();

/** Null in a language means the hospital's default. */
export const patientPreference = z.strictObject({
  patientId: z.uuid(),
  takesEmail: z.boolean(),
  takesSms: z.boolean(),
  emailLanguage: language,
  smsLanguage: language,
  bounce,
  /** 0 until somebody has said anything. */
  version: z.number().int(),
});

export type PatientPreference = z.output<typeof patientPreference>;

export const ownPreference = z.strictObject({
  takesEmail: z.boolean(),
  takesSms: z.boolean(),
  takesInApp: z.boolean(),
  language,
  bounce,
  version: z.number().int(),
});

export type OwnPreference = z.output<typeof ownPreference>;

export const getPatientPreference = defineCall('messagePreferences.getPatient', {
  address: 'GET /patients/{patientId}/message-preferences',
  access: 'patients.read',
  summary: 'Read how a patient wants to be written to',
  input: z.strictObject({ patientId: z.uuid() }),
  output: patientPreference,
});

export const setPatientPreference = defineCall('messagePreferences.setPatient', {
  address: 'PATCH /patients/{patientId}/message-preferences',
  access: 'patients.write',
  summary: 'Change how a patient wants to be written to; what is left out stays',
  input: z.strictObject({
    patientId: z.uuid(),
    version: z.number().int().min(0),
    takesEmail: z.boolean().optional(),
    takesSms: z.boolean().optional(),
    emailLanguage: language.optional(),
    smsLanguage: language.optional(),
  }),
  output: patientPreference,
  errors: ['STALE'],
});

export const getOwnPreference = defineCall('messagePreferences.getOwn', {
  address: 'GET /message-preferences',
  access: 'signed-in',
  summary: 'Read how oneself wants to be told of things',
  output: ownPreference,
});

export const setOwnPreference = defineCall('messagePreferences.setOwn', {
  address: 'PATCH /message-preferences',
  access: 'signed-in',
  summary: 'Change how oneself wants to be told of things; what is left out stays',
  input: z.strictObject({
    version: z.number().int().min(0),
    takesEmail: z.boolean().optional(),
    takesSms: z.boolean().optional(),
    takesInApp: z.boolean().optional(),
    language: language.optional(),
  }),
  output: ownPreference,
  errors: ['STALE'],
});
