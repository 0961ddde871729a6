import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { asaClasses, mallampatiClasses } from '../scales/assessment-scales.ts';
import { issue } from '../anesthesia.issues.ts';

export const anesthesiaTypes = ['general', 'regional', 'local', 'sedation', 'combined'] as const;

const text = (max = 2000) => freeText(max).default('');

/** A whole number in its unit; null where it was not set. */
function setting(min: number, max: number) {
  const words = issue('impossible', { min, max });
  return z
    .number(words)
    .int(words)
    .min(min, words)
    .max(max, words)
    .nullish()
    .transform((value) => value ?? null);
}

/** What is found before the anesthesia. */
const preOpAssessment = z.strictObject({
  airway: text(),
  mallampati: z
    .enum(mallampatiClasses)
    .nullish()
    .transform((one) => one ?? null),
  cardiovascular: text(),
  respiratory: text(),
  /** Beside the patient's own list, which is carried over. */
  allergies: text(),
  medications: text(),
  medicalHistory: text(),
  /** When the patient last ate or drank; null where nobody asked. */
  fastingSince: instantText()
    .nullish()
    .transform((at) => at ?? null),
});

const ventilationSettings = z.strictObject({
  mode: text(100),
  /** mL. */
  tidalVolume: setting(0, 2000),
  /** Breaths a minute. */
  rate: setting(0, 100),
  /** cmH2O. */
  peep: setting(0, 40),
  /** Percent of oxygen. */
  fio2: setting(21, 100),
});

const emptyAssessment = {
  airway: '',
  mallampati: null,
  cardiovascular: '',
  respiratory: '',
  allergies: '',
  medications: '',
  medicalHistory: '',
  fastingSince: null,
};
const noVentilation = { mode: '', tidalVolume: null, rate: null, peep: null, fio2: null };

/** What is typed of an anesthesia record beside the chart. */
export const anesthesiaFields = {
  anesthesiaType: z.enum(anesthesiaTypes),
  /** Null is 'Not classified'. */
  asaClassification: z
    .enum(asaClasses)
    .nullish()
    .transform((one) => one ?? null),
  /** The E beside the class. */
  isEmergency: z.boolean().default(false),
  preOpAssessment: preOpAssessment.default(emptyAssessment),
  airwayManagement: text(),
  ventilationSettings: ventilationSettings.default(noVentilation),
  complications: text(),
  emergenceNotes: text(),
  postOpOrders: text(),
  recoveryNotes: text(),
};

export const anesthesiaContent = z.strictObject(anesthesiaFields);
export type AnesthesiaContent = z.output<typeof anesthesiaContent>;
