import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { bodySiteNames } from './body/body-sites.words.ts';
import { issue } from './wound.issues.ts';

export const woundKinds = [
  'pressure_injury',
  'surgical',
  'traumatic',
  'burn',
  'leg_ulcer',
  'diabetic_foot',
  'skin_tear',
  'moisture',
  'device_site',
  'other',
] as const;

/** Stages of a pressure injury. Source: NPIAP, Pressure Injury Staging System, 2016. */
export const pressureStages = ['1', '2', '3', '4', 'unstageable', 'deep_tissue'] as const;
export const exudates = ['none', 'light', 'moderate', 'heavy'] as const;
export const woundStatuses = ['open', 'healed', 'in_error'] as const;

/** Who reads wounds: nurses, and whoever reads the medical record. */
export const woundReaders = ['nursing.read', 'nursing.write', 'emr.read'] as const;

const observation = z.strictObject({
  id: z.uuid(),
  observedAt: z.string(),
  observedByName: z.string(),
  /** How far the clock of the device was ahead; the server's time decided. */
  clockAheadSeconds: z.number().int().nullable(),
  stage: z.enum(pressureStages).nullable(),
  lengthMm: z.number().int().nullable(),
  widthMm: z.number().int().nullable(),
  depthMm: z.number().int().nullable(),
  exudate: z.enum(exudates).nullable(),
  /** 0 to 10. */
  painScore: z.number().int().nullable(),
  dressing: z.string().nullable(),
  nextDressingAt: z.string().nullable(),
  isHealed: z.boolean(),
  notes: z.string().nullable(),
  /** Set when it was entered in error: it counts no longer. */
  enteredInError: z
    .strictObject({ reason: z.string(), markedByName: z.string(), markedAt: z.string() })
    .nullable(),
});

export type WoundObservation = z.output<typeof observation>;

export const wound = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  site: withheld(z.enum(bodySiteNames)),
  kind: withheld(z.enum(woundKinds)),
  /** Null where the record is closed to the reader. */
  status: withheld(z.enum(woundStatuses)),
  foundAt: z.string(),
  /** The newest first, also those entered in error. */
  observations: withheldList(observation),
});

export type Wound = z.output<typeof wound>;

/** What nobody can nurse a patient without; each look at a restricted patient is in the audit trail. */
export const woundWork = {
  permission: 'nursing.write',
  fields: ['site', 'kind', 'status', 'observations', 'dressing', 'notes', 'reason'],
} as const;

const millimetres = (most: number) => {
  const message = issue('millimetres', { most });
  return z
    .number(message)
    .int(message)
    .min(0, message)
    .max(most, message)
    .nullish()
    .transform((typed) => typed ?? null);
};

/** One of a few words, or nothing. */
function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .enum(words)
    .nullish()
    .transform((word) => word ?? null);
}

/** What a person says of a wound at one time. */
export const observationFields = {
  stage: choice(pressureStages),
  lengthMm: millimetres(2000),
  widthMm: millimetres(2000),
  depthMm: millimetres(500),
  exudate: choice(exudates),
  painScore: z
    .number(issue('painRange'))
    .int(issue('painRange'))
    .min(0, issue('painRange'))
    .max(10, issue('painRange'))
    .nullish()
    .transform((score) => score ?? null),
  dressing: optionalText(200),
  nextDressingAt: instantText()
    .nullish()
    .transform((at) => at ?? null),
  isHealed: z.boolean().default(false),
  notes: optionalText(1000),
};

/** Left out it is now. A little ahead of the server's clock counts as now. */
const observedAt = instantText().optional();

const example: Wound = {
  id: '01980000-0000-7000-8000-000000000095',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  admissionId: '01980000-0000-7000-8000-000000000064',
  site: 'sacrum',
  kind: 'pressure_injury',
  status: 'open',
  foundAt: '2026-03-02T10:00:00.000Z',
  observations: [
    {
      id: '01980000-0000-7000-8000-000000000096',
      observedAt: '2026-03-02T10:00:00.000Z',
      observedByName: 'Ruma Das',
      clockAheadSeconds: null,
      stage: '2',
      lengthMm: 25,
      widthMm: 15,
      depthMm: 2,
      exudate: 'light',
      painScore: 3,
      dressing: 'Foam dressing',
      nextDressingAt: '2026-03-04T10:00:00.000Z',
      isHealed: false,
      notes: null,
      enteredInError: null,
    },
  ],
};

const patientId = z.uuid(issue('patientMissing'));

export const listWounds = defineCall('wounds.list', {
  address: 'GET /patients/{patientId}/wounds',
  access: woundReaders,
  workNeeds: woundWork,
  summary:
    'Read the wounds of a patient with every observation, open ones first (recorded in the audit trail)',
  input: z.strictObject({ patientId }),
  output: z.strictObject({ patient: namedPatient, rows: z.array(wound) }),
  example: { output: { patient: example.patient, rows: [example] } },
});

export const recordWound = defineCall('wounds.record', {
  address: 'POST /patients/{patientId}/wounds',
  access: 'nursing.write',
  workNeeds: woundWork,
  summary: 'Record a wound that was found, with its first observation',
  input: z.strictObject({
    patientId,
    /** Left out it is the active admission of the patient, if there is one. */
    admissionId: z.uuid().optional(),
    site: z.enum(bodySiteNames, issue('siteMissing')),
    kind: z.enum(woundKinds, issue('kindMissing')),
    observedAt,
    ...observationFields,
  }),
  output: wound,
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      site: 'sacrum',
      kind: 'pressure_injury',
      stage: '2',
      lengthMm: 25,
      widthMm: 15,
    },
  },
});

export const observeWound = defineCall('wounds.observe', {
  address: 'POST /wounds/{woundId}/observations',
  access: 'nursing.write',
  workNeeds: woundWork,
  summary: 'Record how a wound is now, or that it has healed; what was observed before stays as it was',
  input: z.strictObject({ woundId: z.uuid(), observedAt, ...observationFields }),
  output: wound,
  errors: ['WRONG_STATE'],
  example: {
    input: { woundId: '01980000-0000-7000-8000-000000000095', stage: '2', lengthMm: 25, widthMm: 15 },
  },
});

export const correctWound = defineCall('wounds.correct', {
  address: 'POST /wounds/{woundId}/observations/{woundObservationId}/error',
  access: 'nursing.write',
  workNeeds: woundWork,
  summary:
    'Mark an observation as entered in error; a wound of which no other is left was entered in error itself',
  input: z.strictObject({ woundId: z.uuid(), woundObservationId: z.uuid(), reason: requiredText(500) }),
  output: wound,
  errors: ['WRONG_STATE'],
});

export const recordWoundPrint = defineCall('wounds.recordPrint', {
  address: 'POST /patients/{patientId}/wounds/prints',
  access: woundReaders,
  summary: 'Record that the wound record of a patient was printed or downloaded',
  input: z.strictObject({ patientId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
