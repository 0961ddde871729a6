import { z } from 'zod';
import {
  consciousnessLevels,
  news2Score,
  oxygenSources,
  saturationScale,
  vitalsReaders,
  vitalsWork,
} from '#areas/vitals/vital-signs.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { taskSources } from '../tasks/task.contract.ts';

/** Null where it was not measured. */
const measured = z.number().nullable();

/** The newest set of a patient, as far as a round shows it. */
const latestSet = z.strictObject({
  id: z.uuid(),
  recordedAt: z.string(),
  isAbnormal: z.boolean(),
  isObstetric: z.boolean(),
  /** As typed, in the unit beside it. */
  temperature: measured,
  temperatureUnit: z.enum(['C', 'F']).nullable(),
  respiratoryRate: measured,
  oxygenSaturation: measured,
  oxygen: z.enum(oxygenSources).nullable(),
  bloodPressureSystolic: measured,
  bloodPressureDiastolic: measured,
  heartRate: measured,
  consciousness: z.enum(consciousnessLevels).nullable(),
  notes: z.string().nullable(),
  news2: news2Score.nullable(),
});

/** Something that is to be done for a patient in the next hours, or should have been. */
const dueTask = z.strictObject({
  id: z.uuid(),
  version: z.number().int(),
  source: z.enum(taskSources),
  /** As a task tells it. */
  text: z.string().nullable(),
  noteId: z.uuid().nullable(),
  takenByName: z.string().nullable(),
  dueAt: z.string(),
});

/** One patient in a bed of a round: what is due, and how it went. */
export const roundPatient = z.strictObject({
  admissionId: z.uuid(),
  patient: namedPatient.extend({
    /** Whole months. */
    ageMonths: withheld(z.number().int()),
    gender: withheld(z.string()),
    /** Why the patient was admitted. */
    diagnosis: withheld(z.string()),
    allergies: withheld(allergiesInShort),
    /** The scale by which the saturation is read now. */
    scale: withheld(saturationScale),
    /** Null before the first set. */
    latest: withheld(latestSet),
    /** The last total and the one before it; null where there was none. */
    total: withheld(z.number().int()),
    totalBefore: withheld(z.number().int()),
  }),
  bed: z.strictObject({
    id: z.uuid(),
    bedNumber: z.string(),
    wardId: z.uuid(),
    wardName: z.string(),
  }),
  precautions: z.array(z.string()),
  /** Who attends, else who admitted, by name. */
  doctor: z.string(),
  /** By the last total and by what a doctor ordered, the sooner; null where neither says. */
  nextDueAt: z.string().nullable(),
  /** Who is responsible now; null where nobody is. */
  nurse: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** Open ones of the next hours, those due first. */
  tasks: withheldList(dueTask),
});

export type RoundPatient = z.output<typeof roundPatient>;

export const listRound = defineCall('vitalSigns.round', {
  address: 'GET /vital-signs-round',
  access: vitalsReaders,
  workNeeds: {
    ...vitalsWork,
    fields: [
      ...vitalsWork.fields,
      'gender',
      'diagnosis',
      'allergies',
      'state',
      'substances',
      'total',
      'totalBefore',
      'tasks',
      'text',
    ],
  },
  summary: 'Patients in the beds of a ward with their last score and when the next set is due, bed by bed',
  input: z.strictObject({
    wardId: z.uuid().optional(),
    /** 'mine' are the patients of one's own active shift. */
    scope: z.enum(['all', 'mine']).default('all'),
    ...pageRequest,
  }),
  output: pageOf(roundPatient),
});
