import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { anesthesiaFields } from '../content/anesthesia-content.contract.ts';
import { createAnesthesia, type AnesthesiaRecord } from '../anesthesia.contract.ts';
import { asaClasses, mallampatiClasses } from '../scales/assessment-scales.ts';

const text = freeText(2000);

/** What is typed of a record; the server's own rules for what it sends. */
export const recordSchema = z.strictObject({
  caseId: createAnesthesia.input.shape.caseId,
  anesthesiaType: anesthesiaFields.anesthesiaType,
  asaClassification: z.enum(['', ...asaClasses]).transform((one) => one || null),
  isEmergency: z.boolean(),
  preOpAssessment: z.strictObject({
    airway: text,
    mallampati: z.enum(['', ...mallampatiClasses]).transform((one) => one || null),
    cardiovascular: text,
    respiratory: text,
    allergies: text,
    medications: text,
    medicalHistory: text,
    fastingSince: optionalInstantText(),
  }),
  airwayManagement: text,
  ventilationSettings: z.strictObject({
    mode: freeText(100),
    tidalVolume: optionalWholeNumber({ min: 0, max: 2000 }),
    rate: optionalWholeNumber({ min: 0, max: 100 }),
    peep: optionalWholeNumber({ min: 0, max: 40 }),
    fio2: optionalWholeNumber({ min: 21, max: 100 }),
  }),
  complications: text,
  emergenceNotes: text,
  postOpOrders: text,
  recoveryNotes: text,
});

export type RecordValues = z.input<typeof recordSchema> & Record<string, unknown>;
export type TypedRecord = z.output<typeof recordSchema>;

/** What the form shows of a stored record, or of a new one. */
export function valuesOf(stored: AnesthesiaRecord | undefined, caseId: string): RecordValues {
  const content = stored?.content;
  const before = content?.preOpAssessment;
  const ventilation = content?.ventilationSettings;
  return {
    caseId: stored?.case.id ?? caseId,
    anesthesiaType: content?.anesthesiaType ?? 'general',
    asaClassification: content?.asaClassification ?? '',
    isEmergency: content?.isEmergency ?? false,
    preOpAssessment: {
      airway: before?.airway ?? '',
      mallampati: before?.mallampati ?? '',
      cardiovascular: before?.cardiovascular ?? '',
      respiratory: before?.respiratory ?? '',
      allergies: before?.allergies ?? '',
      medications: before?.medications ?? '',
      medicalHistory: before?.medicalHistory ?? '',
      fastingSince: before?.fastingSince ?? '',
    },
    airwayManagement: content?.airwayManagement ?? '',
    ventilationSettings: {
      mode: ventilation?.mode ?? '',
      tidalVolume: ventilation?.tidalVolume ?? '',
      rate: ventilation?.rate ?? '',
      peep: ventilation?.peep ?? '',
      fio2: ventilation?.fio2 ?? '',
    },
    complications: content?.complications ?? '',
    emergenceNotes: content?.emergenceNotes ?? '',
    postOpOrders: content?.postOpOrders ?? '',
    recoveryNotes: content?.recoveryNotes ?? '',
  };
}
