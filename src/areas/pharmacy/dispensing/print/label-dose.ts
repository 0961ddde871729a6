import { toAsciiDigits } from '#kernel/digits.ts';
import type { PrescriptionLine } from '../../prescriptions/prescription-line.contract.ts';
import { readDose } from '../../safety/dosing/dose.ts';
import { type Frequency, readFrequency } from '../../safety/dosing/frequency.ts';
import { type DoseWords, doseWords, type LabelLanguage } from './label-dose.words.ts';

export type Dosage = Pick<
  PrescriptionLine,
  | 'dose'
  | 'frequency'
  | 'food'
  | 'duration'
  | 'instruction'
  | 'baseUnit'
  | 'prnIndication'
  | 'prnMinimumMinutes'
  | 'prnMaximum'
>;

/**
 * How a medicine is taken, as a sentence for the patient without a code: 1 tablet, 2 times a day, after food, 7 days.
 * What the rules cannot read stands as it was written.
 */
export function labelDose(line: Dosage, language: LabelLanguage): string {
  const words = doseWords[language];
  const frequency = readFrequency(line.frequency);
  const food = line.food && words.food[line.food];
  const taken = frequency ? takenWords(line, frequency, words) : `${line.dose || '1'}, ${line.frequency}`;
  return [taken, food, durationWords(line.duration, words), line.instruction].filter(Boolean).join(', ');
}

function takenWords(line: Dosage, frequency: Frequency, words: DoseWords): string {
  const shares = frequency.kind === 'slots' ? frequency.code.split('+') : [];
  const given = shares.filter((share) => share !== '0');
  const isAlike = new Set(given).size <= 1;
  if (isAlike) {
    const amount = amountWords(line, given[0] ?? '1', words);
    return `${amount}, ${shares.length > 0 ? words.perDay(String(given.length)) : oftenWords(line, frequency, words)}`;
  }
  const times = words.times[shares.length];
  if (!times) return `${amountWords(line, '1', words)}, ${words.number(frequency.code)}`;
  return shares
    .map((share, place) =>
      share === '0' ? '' : words.atTime(amountWords(line, share, words), times[place]!),
    )
    .filter(Boolean)
    .join(', ');
}

/** The dose of one time; a share of `1+0+½` is of one where the dose names nothing else. */
function amountWords({ dose, baseUnit }: Dosage, share: string, words: DoseWords): string {
  const read = readDose(dose);
  const number = /^[\d.,½¼¾⅓⅔/ ]*/u.exec(toAsciiDigits(dose).trim())![0].trim() || '1';
  if (read.kind !== 'read') return dose;
  const { unit } = read;
  const own = (text: string) => (share === '1' ? text : `${words.number(share)} × ${text}`);
  if (unit.kind === 'amount') return own(`${words.number(number)} ${words.amounts[unit.unit] ?? unit.unit}`);
  if (unit.kind === 'units') return own(`${words.number(number)} ${words.amounts['units']!}`);
  if (unit.kind === 'volume') {
    const ml = (read.amount.top * unit.ml) / read.amount.bottom;
    return own(`${words.number(String(ml))} ${words.amounts['ml']!}`);
  }
  if (unit.kind === 'thing' && unit.thing === 'drop')
    return own(`${words.number(number)} ${words.amounts['drop']!}`);
  if (unit.kind === 'thing' && unit.thing === 'measure') return dose;
  const counted = unit.kind === 'thing' ? unit.thing : baseUnit;
  if (counted === null || counted === 'drop' || counted === 'measure') return words.number(number);
  if (number === '1') return words.counted(share, counted);
  return own(words.counted(number, counted));
}

const minutesOfHour = 60;

function oftenWords(line: Dosage, { kind, code, doses, inDays }: Frequency, words: DoseWords): string {
  switch (kind) {
    case 'every-hours':
      return words.everyHours(/\d+/.exec(code)?.[0] ?? '');
    case 'bedtime':
      return words.bedtime;
    case 'once':
      return words.once;
    case 'every-days':
      return inDays === 7 ? words.weekly : words.alternate;
    case 'as-needed':
      return words.asNeeded({
        indication: line.prnIndication,
        hours: line.prnMinimumMinutes === null ? null : hoursOf(line.prnMinimumMinutes),
        maximum: line.prnMaximum === null ? null : String(line.prnMaximum),
      });
  }
  return words.perDay(String(doses?.top ?? 1));
}

function hoursOf(minutes: number): string {
  return String(Math.ceil((minutes * 10) / minutesOfHour) / 10);
}

/** `7d` in words; anything else as it was written. */
function durationWords(duration: string, words: DoseWords): string {
  if (duration === 'continue') return words.continues;
  const [, digits, unit] = /^(\d+)([dwm])$/.exec(duration) ?? [];
  if (digits === undefined) return duration;
  return words.days(digits, unit === 'w' ? 'w' : unit === 'm' ? 'm' : 'd');
}
