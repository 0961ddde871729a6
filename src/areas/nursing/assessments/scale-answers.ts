import { z } from 'zod';
import { braden } from '../scales/braden.ts';
import { glasgow } from '../scales/glasgow.ts';
import { morse } from '../scales/morse.ts';
import { flacc } from '../scales/pain.ts';
import { type AnswersOf, type ScoredScale, scoreOf } from '../scales/scored-scale.ts';

/** The scales that an assessment can hold, by their names. */
export const scales = { morse, braden, glasgow, flacc } as const;

export type ScaleName = keyof typeof scales;

export const scaleNames = Object.keys(scales) as ScaleName[];

/** One answer for each question of a scale, each of them optional. */
function answersSchema<Scale extends ScoredScale>({ items }: Scale) {
  const shape = Object.entries(items).map(([name, options]) => [
    name,
    z.enum(Object.keys(options) as [string, ...string[]]).optional(),
  ]);
  const schema: unknown = z.strictObject(Object.fromEntries(shape) as z.ZodRawShape);
  return schema as z.ZodType<AnswersOf<Scale>, AnswersOf<Scale>>;
}

/** What is typed of the scales; one that was not begun is left out. */
export const scaleAnswers = z.strictObject({
  morse: answersSchema(morse).optional(),
  braden: answersSchema(braden).optional(),
  glasgow: answersSchema(glasgow).optional(),
  flacc: answersSchema(flacc).optional(),
});

export type ScaleAnswers = z.output<typeof scaleAnswers>;

/** A scale as it is stored: its answers, what they come to, and by which version. */
export const scoredAnswers = z.strictObject({
  answers: z.record(z.string(), z.string()),
  /** Null while an answer is missing, or where one of them cannot be counted. */
  total: z.number().int().nullable(),
  band: z.string().nullable(),
  missing: z.array(z.string()),
  version: z.string(),
});

export type ScoredAnswers = z.output<typeof scoredAnswers>;

/** The scales that were begun, each scored. */
export function scoreScales(given: ScaleAnswers): Partial<Record<ScaleName, ScoredAnswers>> {
  const scored: Partial<Record<ScaleName, ScoredAnswers>> = {};
  for (const name of scaleNames) {
    const scale: ScoredScale = scales[name];
    const typed: Readonly<Record<string, string | undefined>> = given[name] ?? {};
    const answers: Record<string, string> = {};
    for (const [item, answer] of Object.entries(typed)) if (answer !== undefined) answers[item] = answer;
    if (Object.keys(answers).length === 0) continue;
    scored[name] = { answers, ...scoreOf(scale, answers), version: scale.version };
  }
  return scored;
}
