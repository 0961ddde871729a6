import { normalizeText } from '#database/search/normal-text.ts';
import { maxLineLength, type OldText } from './old-text.contract.ts';

/** What divides the entries of each field: a history has sentences with commas. */
const dividers: Readonly<Record<OldText, RegExp>> = {
  medicalHistory: /[\n;]+/,
};

/** A line as it is compared. */
export const lineKey = normalizeText;

interface ReviewedText {
  text: string | null;
  /** Keys of lines. */
  reviewed: readonly string[];
}

/** The entries of an old free text, each once, without those that were reviewed. */
export function linesToReview(field: OldText, old: ReviewedText | undefined): string[] {
  const reviewed = new Set(old?.reviewed);
  const lines = (old?.text ?? '')
    .split(dividers[field])
    .map((line) => Array.from(line.trim()).slice(0, maxLineLength).join('').trim())
    .filter((line) => lineKey(line) !== '');
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return [...byKey].flatMap(([key, line]) => (reviewed.has(key) ? [] : [line]));
}
