import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { abnormalSigns } from '../scores/abnormal.ts';
import { forEachPart, news2Parts, responseLevels } from '../scores/news2.table.ts';
import { consciousnessLevels, oxygenSources } from '../scores/observed.ts';
import { glucoseUnits, temperatureUnits } from '../scores/units.ts';
import { measureFields, refuseImpossible } from './measures/measures.contract.ts';
import { forEachNumber, numberFields } from './measures/measures.table.ts';
import { issue } from './vital-signs.issues.ts';

const number = withheld(z.number());
const points = z.number().int().nullable();

export const saturationScale = z.union([z.literal(1), z.literal(2)]);

export const news2Score = z.strictObject({
  /** Which scale the saturation was read by; 2 by a clinician's decision. */
  scale: saturationScale,
  /** The points of each part; null where it was not measured. */
  parts: z.strictObject(forEachPart(() => points)),
  missing: z.array(z.enum(news2Parts)),
  /** Null while a part is missing. */
  total: z.number().int().nullable(),
  /** What the total asks for. */
  response: z.enum(responseLevels).nullable(),
});

const escalation = z.strictObject({
  id: z.uuid(),
  /** Who was called. */
  called: z.string(),
  calledAt: z.string(),
  /** What was ordered. */
  ordered: z.string(),
  recordedByName: z.string(),
});

/** What names the patient of a set. */
export type SignsPatient = Pick<
  z.output<typeof namedPatient>,
  'id' | 'patientNumber' | 'firstName' | 'lastName'
>;

export const vitalSigns = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  /** Null for somebody who was not admitted. */
  admissionId: z.uuid().nullable(),
  recordedBy: z.uuid(),
  recordedByName: z.string(),
  recordedAt: z.string(),
  /** How far the clock of the device was ahead; the server's time decided. */
  clockAheadSeconds: z.number().int().nullable(),
  /** Temperature and blood glucose as typed, in the unit beside them; oxygen flow in litres in a minute. */
  ...forEachNumber((_name, { unit, loinc }) =>
    number.describe([unit, `LOINC ${loinc}`].filter(Boolean).join('; ')),
  ),
  temperatureUnit: withheld(z.enum(temperatureUnits)),
  temperatureCelsius: number,
  oxygen: withheld(z.enum(oxygenSources)),
  consciousness: withheld(z.enum(consciousnessLevels)),
  weightUnit: z.literal('kg'),
  heightUnit: z.literal('cm'),
  bloodGlucoseUnit: withheld(z.enum(glucoseUnits)),
  /** Pregnant or shortly after birth, for whom there is no NEWS2. */
  isObstetric: withheld(z.boolean()),
  notes: withheld(z.string()),
  isAbnormal: withheld(z.boolean()),
  abnormalSigns: withheldList(z.enum(abnormalSigns)),
  /** Null for children and in pregnancy. */
  news2: withheld(news2Score),
  /** The version of the score that was used. */
  news2Version: z.string().nullable(),
  /** When the next set is due by this one's total; null without a total. */
  nextDueAt: z.string().nullable(),
  escalations: withheldList(escalation),
  /** Set when it was entered in error: it counts no longer. */
  enteredInError: z
    .strictObject({ reason: withheld(z.string()), markedByName: z.string(), markedAt: z.string() })
    .nullable(),
  /** The set entered in error that this one replaces. */
  replaces: z.uuid().nullable(),
  replacedBy: z.uuid().nullable(),
  createdAt: z.string(),
});

export type VitalSigns = z.output<typeof vitalSigns>;

/** What nobody can care for a patient without; each look at a restricted patient is in the audit trail. */
export const vitalsWork = {
  permission: 'vitals.write',
  fields: [
    ...numberFields,
    'temperatureUnit',
    'temperatureCelsius',
    'oxygen',
    'consciousness',
    'bloodGlucoseUnit',
    'isObstetric',
    'notes',
    'isAbnormal',
    'abnormalSigns',
    'news2',
    'escalations',
    'ordered',
    'reason',
    'ageMonths',
    'latest',
    'scale',
  ],
} as const;

/** Who reads vital signs: nurses, and whoever reads the medical record. */
export const vitalsReaders = ['nursing.read', 'vitals.write', 'emr.read'] as const;

/** Who records them: nurses, and doctors in a consultation. */
export const vitalsWriters = ['vitals.write', 'emr.write'] as const;

export const exampleVitalSigns: VitalSigns = {
  id: '01980000-0000-7000-8000-000000000081',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  admissionId: '01980000-0000-7000-8000-000000000064',
  recordedBy: '01980000-0000-7000-8000-000000000003',
  recordedByName: 'Ruma Das',
  recordedAt: '2026-03-02T14:00:00.000Z',
  clockAheadSeconds: null,
  ...forEachNumber(() => null),
  temperature: 101.3,
  temperatureUnit: 'F',
  temperatureCelsius: 38.5,
  bloodPressureSystolic: 118,
  bloodPressureDiastolic: 76,
  heartRate: 96,
  respiratoryRate: 19,
  oxygenSaturation: 97,
  oxygen: 'air',
  consciousness: 'alert',
  painScore: 2,
  weightUnit: 'kg',
  heightUnit: 'cm',
  bloodGlucoseUnit: null,
  isObstetric: false,
  notes: null,
  isAbnormal: true,
  abnormalSigns: ['temperature'],
  news2: {
    scale: 1,
    parts: {
      respiratoryRate: 0,
      oxygenSaturation: 0,
      oxygen: 0,
      bloodPressureSystolic: 0,
      heartRate: 1,
      consciousness: 0,
      temperature: 1,
    },
    missing: [],
    total: 2,
    response: 'low',
  },
  news2Version: 'NEWS2 2017',
  nextDueAt: '2026-03-02T18:00:00.000Z',
  escalations: [],
  enteredInError: null,
  replaces: null,
  replacedBy: null,
  createdAt: '2026-03-02T14:01:10.000Z',
};

const date = dateText();

/** What narrows the list; dates are days of the hospital's own calendar. */
export const vitalSignsFilter = {
  patientId: z.uuid().optional(),
  admissionId: z.uuid().optional(),
  /** Abnormal ones, or those entered in error. */
  kind: z.enum(['abnormal', 'error']).optional(),
  from: date.optional(),
  to: date.optional(),
};

export const listVitalSigns = defineCall('vitalSigns.list', {
  address: 'GET /vital-signs',
  access: vitalsReaders,
  workNeeds: vitalsWork,
  summary: 'List recorded vital signs, newest first; those entered in error are marked',
  input: z.strictObject({ ...vitalSignsFilter, ...pageRequest }),
  output: pageOf(vitalSigns),
});

const exampleMeasures: z.input<ReturnType<typeof measuresShape>> = {
  temperature: 101.3,
  temperatureUnit: 'F',
  bloodPressureSystolic: 118,
  bloodPressureDiastolic: 76,
  heartRate: 96,
  respiratoryRate: 19,
  oxygenSaturation: 97,
  oxygen: 'air',
  consciousness: 'alert',
  painScore: 2,
};

function measuresShape() {
  return z.strictObject(measureFields);
}

/** Left out it is now. A little ahead of the server's clock counts as now. */
const recordedAt = instantText().optional();

export const recordVitalSigns = defineCall('vitalSigns.record', {
  address: 'POST /vital-signs',
  access: vitalsWriters,
  workNeeds: vitalsWork,
  summary: 'Record a set of vital signs; the answer holds its NEWS2 and when the next set is due',
  input: z
    .strictObject({
      ...measureFields,
      patientId: z.uuid(issue('patientMissing')),
      /** Left out it is the active admission of the patient, if there is one. */
      admissionId: z.uuid().optional(),
      recordedAt,
    })
    .superRefine((set, context) => refuseImpossible(set, context)),
  output: vitalSigns,
  example: { input: { ...exampleMeasures, patientId: exampleVitalSigns.patient.id } },
});

export const vitalSignsId = z.uuid();

const replacement = z.strictObject({ ...measureFields, recordedAt });

export const correctVitalSigns = defineCall('vitalSigns.correct', {
  address: 'POST /vital-signs/{vitalSignsId}/error',
  access: vitalsWriters,
  workNeeds: vitalsWork,
  summary: 'Mark a set as entered in error, with or without the set that replaces it; nothing is ever edited',
  input: z
    .strictObject({ vitalSignsId, reason: requiredText(500), replacement: replacement.optional() })
    .superRefine(({ replacement: set }, context) => {
      if (set) refuseImpossible(set, context, ['replacement']);
    }),
  output: z.strictObject({ marked: vitalSigns, replacement: vitalSigns.nullable() }),
  errors: ['WRONG_STATE'],
  example: { input: { vitalSignsId: exampleVitalSigns.id, reason: 'Measured on the neighbour' } },
});

export const escalateVitalSigns = defineCall('vitalSigns.escalate', {
  address: 'POST /vital-signs/{vitalSignsId}/escalations',
  access: vitalsWriters,
  workNeeds: vitalsWork,
  summary: 'Record who was called about a set, when, and what was ordered',
  input: z.strictObject({
    vitalSignsId,
    called: requiredText(200, issue('calledMissing')),
    /** Left out it is now. */
    calledAt: instantText().optional(),
    ordered: requiredText(1000, issue('orderedMissing')),
  }),
  output: vitalSigns,
  errors: ['WRONG_STATE'],
});
