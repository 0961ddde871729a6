import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { bodySiteNames } from '../body/body-sites.words.ts';
import { exudates, observationFields, pressureStages, recordWound, woundKinds } from '../wound.contract.ts';

/** A number as somebody types it: '' is nothing, and what is no number is refused by the server's own rule. */
function typedNumber(rule: z.ZodType) {
  return z
    .union([z.number(), z.string()])
    .transform((typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed))
    .pipe(rule as unknown as z.ZodType<number | null, number | string | null>);
}

/** One of a few words, '' for none. */
function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.enum(['', ...words]).transform((word) => (word === '' ? null : (word as Word)));
}

const fields = {
  stage: choice(pressureStages),
  lengthMm: typedNumber(observationFields.lengthMm),
  widthMm: typedNumber(observationFields.widthMm),
  depthMm: typedNumber(observationFields.depthMm),
  exudate: choice(exudates),
  painScore: typedNumber(observationFields.painScore),
  dressing: freeText(200),
  nextDressingAt: optionalInstantText(),
  isHealed: z.boolean(),
  notes: freeText(1000),
  observedAt: optionalInstantText(),
};

/** What is typed of an observation; the server's own rules. */
export const observationSchema = z.strictObject(fields);

/** What is typed of a new wound with its first observation. */
export const woundSchema = z.strictObject({
  ...fields,
  site: recordWound.input.shape.site,
  kind: recordWound.input.shape.kind,
});

export type WoundOutput = z.output<typeof woundSchema>;
export type ObservationOutput = z.output<typeof observationSchema>;

/** What the fields hold while somebody types. */
export type ObservationValues = z.input<typeof observationSchema> & Record<string, unknown>;
export type WoundValues = ObservationValues & {
  site: '' | (typeof bodySiteNames)[number];
  kind: '' | (typeof woundKinds)[number];
};

export function emptyObservation(stage: ObservationValues['stage'] = ''): ObservationValues {
  return {
    stage,
    lengthMm: '',
    widthMm: '',
    depthMm: '',
    exudate: '',
    painScore: '',
    dressing: '',
    nextDressingAt: '',
    isHealed: false,
    notes: '',
    observedAt: '',
  };
}
