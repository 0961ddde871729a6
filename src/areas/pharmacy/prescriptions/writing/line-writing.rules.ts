import { plusDays } from '#kernel/time/calendar-date.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import type { CheckedLine } from '../../safety/check-prescription.ts';
import { readDose } from '../../safety/dosing/dose.ts';
import { countDose } from '../../safety/dosing/dose-count.ts';
import { readDuration } from '../../safety/dosing/duration.ts';
import { type Frequency, readFrequency } from '../../safety/dosing/frequency.ts';
import type { Route } from '../../safety/medicine-facts.ts';
import { factsOfWords, usualRouteOfWords } from '../../safety/words/medicine-words.ts';
import { countQuantity } from '../../safety/dosing/quantity.ts';
import { issue } from '../prescription.issues.ts';
import type { WrittenLine } from '../prescription-line.contract.ts';

export type LineIssues = Record<string, string>;

/** What is wrong with a line, by field; nothing for a line that can be signed. */
export function lineIssues(
  line: WrittenLine,
  medicine: Medicine | undefined,
  { isInpatient = false } = {},
): LineIssues {
  const found: LineIssues = {};
  if (line.medicineId !== null && !medicine) found['name'] = issue('medicineUnknown');
  else if (medicine && !medicine.isActive) found['name'] = issue('medicineInactive');
  else if (line.medicineId === null && line.name === '') found['name'] = issue('nameMissing');
  const wrongDose = doseIssue(line.dose, medicine);
  if (wrongDose) found['dose'] = wrongDose;
  if (line.route === null && (isInpatient || routeOf(line, medicine) === null)) {
    found['route'] = issue('routeMissing');
  }
  const frequency = readFrequency(line.frequency);
  if (!frequency) found['frequency'] = issue('frequencyUnreadable');
  else if (!readDuration(line.duration) && !mayLackDuration(line, frequency)) {
    found['duration'] = issue('durationUnreadable');
  }
  if (isInpatient && frequency?.kind === 'as-needed') {
    for (const field of ['prnIndication', 'prnMinimumMinutes', 'prnMaximum'] as const) {
      if (line[field] === null) found[field] = issue('prnMissing');
    }
  }
  return found;
}

/** By which route a line is given: as it is written, or the usual one of the medicine or of the form that words name. */
export function routeOf(
  line: Pick<WrittenLine, 'name' | 'route'>,
  medicine: Medicine | undefined,
): Route | null {
  return line.route ?? medicine?.route ?? usualRouteOfWords(line.name);
}

/** A number that can be two is asked about, and so is a thing that the medicine does not have. */
function doseIssue(dose: string, medicine: Medicine | undefined): string | undefined {
  const written = readDose(dose);
  if (written.kind === 'ambiguous') {
    const [one, other] = written.readings;
    return issue('doseAmbiguous', { one, other });
  }
  const counted = medicine && countDose(dose, medicine);
  if (counted?.kind !== 'not-counted' || counted.why !== 'other-form') return undefined;
  return issue('doseOfOtherForm', { form: medicine!.dosageForm, unit: medicine!.baseUnit });
}

/** Once and as needed have no duration unless one is written. */
function mayLackDuration({ duration }: WrittenLine, { kind }: Frequency): boolean {
  return duration === '' && (kind === 'once' || kind === 'as-needed');
}

/** How a readable line is stored and printed: its codes in one way of writing, and its quantity. */
export function settledLine(line: WrittenLine, medicine: Medicine | undefined, today: string) {
  const frequency = readFrequency(line.frequency);
  const duration = readDuration(line.duration);
  const counted = medicine ? countQuantity(line, medicine) : null;
  const isOnce = frequency?.kind === 'once';
  const days = isOnce ? 1 : (duration?.days ?? null);
  return {
    name: medicine?.name ?? line.name,
    dose: line.dose,
    route: routeOf(line, medicine) ?? ('other' as const),
    frequency: frequency?.code ?? line.frequency,
    duration: duration?.code ?? '',
    quantity: line.quantity ?? counted,
    isQuantityTyped: line.quantity !== null && line.quantity !== counted,
    startsOn: today,
    endsOn: days === null ? null : plusDays(today, days - 1),
  };
}

/** A line as the checks take it. */
export function toCheckedLine(
  line: WrittenLine,
  medicine: Medicine | undefined,
  alike: readonly Medicine[] = [],
): CheckedLine {
  const route = routeOf(line, medicine);
  return {
    route,
    ...(!medicine && { words: factsOfWords({ ...line, route }, alike) }),
    name: medicine?.name ?? line.name,
    dose: line.dose,
    frequency: line.frequency,
    course: { duration: line.duration, quantity: line.quantity },
    medicine: medicine ?? null,
  };
}
