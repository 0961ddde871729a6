import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { type DosePolicy, dosePolicy } from '../dose-policy.contract.ts';
import { issue } from '../dose-policy.issues.ts';

/** Times as they are typed, such as `09:00 21:00`, as minutes of the day. */
function typedTimes(count: number) {
  return z.string().transform((typed, context) => {
    const words = toAsciiDigits(typed)
      .trim()
      .slice(0, 100)
      .split(/[\s,]+/u);
    const minutes = words.map(readTime);
    const problem = minutes.includes(undefined)
      ? issue('notATime')
      : minutes.length !== count
        ? issue('wrongCount', { count })
        : minutes.some((minute, place) => place > 0 && minute! <= minutes[place - 1]!)
          ? issue('notInTurn')
          : undefined;
    if (problem === undefined) return minutes as number[];
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
}

function readTime(word: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(word) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute >= 1 && minute <= 1440 ? minute : undefined;
}

function timeText(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

const timesText = (minutes: readonly number[]) => minutes.map(timeText).join(' ');

/** Every list of times is a field of its own. */
export function policySchema({ times }: DosePolicy) {
  const fieldsOf = (named: Readonly<Record<number, readonly number[]>>) =>
    z.strictObject(
      Object.fromEntries(Object.entries(named).map(([name, list]) => [name, typedTimes(list.length)])),
    );
  const { criticalMinutes, frequentMinutes, dailyMinutes, missedMinutes, timeCritical } = dosePolicy.shape;
  return z.strictObject({
    times: z.strictObject({
      perDay: fieldsOf(times.perDay),
      everyHours: fieldsOf(times.everyHours),
      bedtime: typedTimes(1),
    }),
    ...{ criticalMinutes, frequentMinutes, dailyMinutes, missedMinutes, timeCritical },
  });
}

export function policyValues({ times, ...minutes }: DosePolicy) {
  const textsOf = (named: Readonly<Record<number, readonly number[]>>): Record<string, string> =>
    Object.fromEntries(Object.entries(named).map(([name, list]) => [name, timesText(list)]));
  return {
    ...minutes,
    times: {
      perDay: textsOf(times.perDay),
      everyHours: textsOf(times.everyHours),
      bedtime: timesText(times.bedtime),
    },
  };
}
