import type { RoundPatient } from '../rounds/round.contract.ts';
import { roundHours } from '../rounds/round.rules.ts';

const hourMs = 3_600_000;

/** The full hours that a ward view shows, from the one that runs; as instants. */
export function hoursFrom(now: string): string[] {
  const begin = Math.floor(Date.parse(now) / hourMs) * hourMs;
  return Array.from({ length: roundHours }, (_hour, place) => new Date(begin + place * hourMs).toISOString());
}

/** What is due for one patient: what should have been done by now, and what falls into each hour. */
export interface DueByHour {
  overdue: string[];
  hours: string[][];
}

/** Sorts what is due into hours; each thing is in one place, whatever lies beyond the last hour in none. */
export function dueByHour(
  { tasks, nextDueAt }: Pick<RoundPatient, 'tasks' | 'nextDueAt'>,
  now: string,
  words: { vitalSigns: string; task: (task: RoundPatient['tasks'][number]) => string },
): DueByHour {
  const hours = hoursFrom(now);
  const found: DueByHour = { overdue: [], hours: hours.map(() => []) };
  const due = tasks.map((task) => ({ at: task.dueAt, text: words.task(task) }));
  if (nextDueAt !== null) due.push({ at: nextDueAt, text: words.vitalSigns });
  for (const { at, text } of due) {
    if (at < now) found.overdue.push(text);
    else {
      const place = Math.floor((Date.parse(at) - Date.parse(hours[0]!)) / hourMs);
      found.hours[place]?.push(text);
    }
  }
  return found;
}
