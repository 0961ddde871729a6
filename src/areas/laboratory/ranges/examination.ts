import { decimalOf, isCritical, judgeResult, type ResultFlag } from './flagging.ts';
import { choosePart, type Subject } from './range-choice.ts';
import { readRange } from './range-text.ts';
import { readTypedNumber, takesNumbers, type TypedResult } from './typed-result.ts';

/** What a test says of the results it takes. */
export interface TestRules {
  normalRange: string | null;
  criticalRange: string | null;
  /** So many times outside of its range a result is asked about before it is stored. */
  plausibilityFactor: number;
}

/** Why a result is asked about before it is stored. */
export type Doubt = 'critical' | 'implausible';

export type Examination =
  | Exclude<TypedResult, { kind: 'read' }>
  | {
      kind: 'read';
      /** As it is stored. */
      result: string;
      /** The number in exact decimal text; null for words and for '<5'. */
      value: string | null;
      flag: ResultFlag;
      /** The part of the normal range that holds for the person, or the whole text where none does. */
      range: string | null;
      doubt: Doubt | null;
    };

/** Looks at a typed result as the server does before it stores one; the same on a screen while it is typed. */
export function examineResult(typed: string, rules: TestRules, subject: Subject): Examination {
  const read: TypedResult = takesNumbers(rules)
    ? readTypedNumber(typed)
    : { kind: 'read', result: typed.trim() };
  if (read.kind !== 'read') return read;
  const { result } = read;
  const { flag, range } = judgeResult(result, rules, subject);
  const value = decimalOf(result);
  return { kind: 'read', result, value, flag, range, doubt: doubtOf(value, flag, rules, subject) };
}

function doubtOf(value: string | null, flag: ResultFlag, rules: TestRules, subject: Subject): Doubt | null {
  if (value !== null && isFarOutside(Number(value), rules, subject)) return 'implausible';
  return isCritical(flag) ? 'critical' : null;
}

/** True for a number that is so many times above the upper end of the range, or below the lower. */
function isFarOutside(value: number, rules: TestRules, subject: Subject): boolean {
  const norm = numbersFor(rules.normalRange, subject) ?? numbersFor(rules.criticalRange, subject);
  if (!norm) return false;
  const [low, high] = [norm.low?.value ?? 0, norm.high?.value ?? 0];
  if (value < 0 && low >= 0 && high >= 0) return true;
  const factor = rules.plausibilityFactor;
  return (high > 0 && value > high * factor) || (low > 0 && value < low / factor);
}

function numbersFor(text: string | null, subject: Subject) {
  const norm = choosePart(readRange(text ?? '') ?? [], subject)?.norm;
  return norm?.kind === 'numbers' ? norm : undefined;
}

/** The part of a range that is for this person; the whole text where none is, or nobody knows who it is. */
export function rangeFor(text: string | null, subject: Subject | null): string | null {
  const part = subject && choosePart(readRange(text ?? '') ?? [], subject);
  return part?.text ?? text;
}
