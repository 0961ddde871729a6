import { z } from 'zod';
import { clockTime, minuteOf, minutesOfDay } from '#kernel/time/week-times.ts';
import { issue } from '../session.issues.ts';
import { sessionFields, type TheatreSession } from '../session.contract.ts';

const clock = z.string().regex(/^\d{2}:\d{2}$/, issue('timeMissing'));

/** What is typed of a session; times are those of the hospital's clock. */
export const sessionSchema = z.strictObject({
  kind: sessionFields.kind,
  name: sessionFields.name,
  surgeonId: z.union([z.literal(''), z.uuid()]),
  surgeonIds: sessionFields.surgeonIds,
  weekday: z.string().transform(Number),
  fromMinute: clock.transform(minuteOf),
  untilMinute: clock.transform((time) => minuteOf(time) || minutesOfDay),
  validFrom: z.iso.date(),
  validUntil: z.union([z.literal('').transform(() => null), z.iso.date()]),
});

export type SessionValues = z.input<typeof sessionSchema> & Record<string, unknown>;
export type SessionFormFields = z.output<typeof sessionSchema>;

/** What a stored session shows in the form, or a new one begins with. */
export function valuesOf(session: TheatreSession | undefined, today: string): SessionValues {
  const surgeonIds = session?.surgeons.map(({ id }) => id) ?? [];
  const isOfOne = (session?.kind ?? 'surgeon') === 'surgeon';
  return {
    kind: session?.kind ?? 'surgeon',
    name: session?.name ?? '',
    surgeonId: isOfOne ? (surgeonIds[0] ?? '') : '',
    surgeonIds: isOfOne ? [] : surgeonIds,
    weekday: String(session?.weekday ?? 1),
    fromMinute: clockTime(session?.fromMinute ?? 480),
    untilMinute: clockTime(session?.untilMinute ?? 780),
    validFrom: session?.validFrom ?? today,
    validUntil: session?.validUntil ?? '',
  };
}

/** What is sent: the surgeons of its kind alone. */
export function fieldsOf({ surgeonId, surgeonIds, ...fields }: SessionFormFields) {
  const { kind } = fields;
  const name = kind === 'speciality' ? fields.name : null;
  if (kind === 'emergency') return { ...fields, name, surgeonIds: [] };
  return { ...fields, name, surgeonIds: kind === 'speciality' ? surgeonIds : surgeonId ? [surgeonId] : [] };
}
