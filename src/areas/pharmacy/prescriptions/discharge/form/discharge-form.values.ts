import { z } from 'zod';
import { decisionShape, settledDeath } from '#areas/inpatient/ward-parts.public.ts';
import { optionalText } from '#kernel/text.ts';
import { issue } from '../../prescription.issues.ts';
import { maxLines } from '../../prescription-line.contract.ts';
import {
  isBlank,
  type LineValues,
  prescriptionFormSchema,
  typedLine,
  typedLineSchema,
  typedReasons,
} from '../../writing/form/prescription-form.values.ts';
import type { RunningLine } from '../discharge-medicines.contract.ts';
import { asWritten, runningChoices, takesNothingHome } from '../running-line.rules.ts';

const typedRunning = z
  .strictObject({
    lineId: z.uuid(),
    version: z.number().int(),
    /** '' while nobody has decided. */
    choice: z.enum(['', ...runningChoices]).transform((choice, context) => {
      if (choice !== '') return choice;
      context.addIssue({ code: 'custom', message: issue('choiceMissing') });
      return z.NEVER;
    }),
    reason: optionalText(500),
    line: typedLineSchema,
  })
  .superRefine(({ choice, reason }, context) => {
    if (choice === 'continue' || reason) return;
    context.addIssue({ code: 'custom', path: ['reason'], message: issue('fateUnreasoned') });
  });

const { weight, advice } = prescriptionFormSchema.shape;

const typedSchema = z
  .strictObject({
    ...decisionShape,
    weight,
    advice,
    running: z.array(typedRunning),
    added: z.array(typedLineSchema).max(maxLines),
    reasons: typedReasons,
  })
  .transform(({ weight: weightGrams, reasons, ...fields }) => ({
    ...settledDeath(fields),
    weightGrams,
    reasons: reasons.filter(({ reason }) => reason.trim() !== ''),
  }));

export type DischargeValues = z.input<typeof typedSchema>;
export type DischargeFields = z.output<typeof typedSchema>;

/** Blank lines at the end are where the next medicine would be typed; who takes nothing home decides on nothing. */
export const dischargeSchema = z.preprocess((values) => {
  const { running, added, ...others } = values as DischargeValues;
  if (takesNothingHome(others)) return { ...others, running: [], added: [] };
  const last = added.findLastIndex((line) => !isBlank(line));
  return { ...others, running, added: added.slice(0, last + 1) };
}, typedSchema) as unknown as z.ZodType<DischargeFields, DischargeValues>;

/** The running orders as they are first shown: nothing is decided, and what is left of a course stands there. */
export function undecided(lines: readonly RunningLine[], today: string): DischargeValues['running'] {
  return lines.map((line) => ({
    ...{ lineId: line.id, version: line.version, choice: '', reason: '' },
    line: typedLine(asWritten(line, today)),
  }));
}

/** What goes home as it is typed so far, each with where it stands in the form. */
export function goingHome({
  running,
  added,
  ...others
}: DischargeValues): { at: string; line: LineValues }[] {
  if (takesNothingHome(others)) return [];
  const kept = running.flatMap(({ choice, line }, place) =>
    choice === 'continue' || choice === 'change' ? [{ at: `running.${place}.line`, line }] : [],
  );
  return [...kept, ...added.map((line, place) => ({ at: `added.${place}`, line }))];
}
