import { choicesOf } from './finding-text.ts';
import { decimalOf, isCritical, judgeResult, type ResultFlag } from './flagging.ts';
import { choosePart, partsFor, type Subject } from './range-choice.ts';
import { type Norm, readRange } from './range-text.ts';
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

/** True for a number that is so many times above the upper end of every range that can be meant, or below the lower. */
function isFarOutside(value: number, rules: TestRules, subject: Subject): boolean {
  const norms = numbersFor(rules.normalRange, subject) ?? numbersFor(rules.criticalRange, subject);
  return norms?.every((norm) => isFar(value, norm, rules.plausibilityFactor)) ?? false;
}

function isFar(value: number, norm: NumberNorm, factor: number): boolean {
  const [low, high] = [norm.low?.value ?? 0, norm.high?.value ?? 0];
  if (value < 0 && low >= 0 && high >= 0) return true;
  return (high > 0 && value > high * factor) || (low > 0 && value < low / factor);
}

type NumberNorm = Extract<Norm, { kind: 'numbers' }>;

function numbersFor(text: string | null, subject: Subject): NumberNorm[] | undefined {
  const norms = partsFor(readRange(text ?? '') ?? [], subject).map((part) => part?.norm);
  const numbers = norms.filter((norm) => norm?.kind === 'numbers');
  return norms.length > 0 && numbers.length === norms.length ? numbers : undefined;
}

/** The part of a range that is for this person; the whole text where none is, or nobody knows who it is. */
export function rangeFor(text: string | null, subject: Subject | null): string | null {
  const part = subject && choosePart(readRange(text ?? '') ?? [], subject);
  return part?.text ?? text;
}

/** What is offered where the result of a test without numbers is typed, in order; nothing for a test of numbers. */
export function findingChoices(normalRange: string | null, subject: Subject | null): string[] {
  const parts = readRange(normalRange ?? '') ?? [];
  const part = subject ? choosePart(parts, subject) : parts[0];
  return part?.norm.kind === 'finding' ? choicesOf(part.norm, part.text) : [];
}
