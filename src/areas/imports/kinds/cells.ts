import { invalidFields } from '#kernel/app-error.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { codeOfWord, yesNoChoices } from '#kernel/tables/import-field.ts';
import { issue } from '../runs/import.issues.ts';

/** The cells of one row, read as what the form of the record holds; what cannot be read is remembered. */
export class Cells {
  readonly #texts: Readonly<Partial<Record<string, string>>>;
  readonly #currencyCode: string;
  readonly #problems: Record<string, string> = {};

  constructor(texts: Readonly<Partial<Record<string, string>>>, currencyCode: string) {
    this.#texts = texts;
    this.#currencyCode = currencyCode;
  }

  /** Undefined where the row has nothing in this column. */
  text(column: string): string | undefined {
    const text = this.#texts[column]?.trim();
    return text === '' ? undefined : text;
  }

  /** An empty text where the row has nothing, for the form to say that it is missing. */
  required(column: string): string {
    return this.text(column) ?? '';
  }

  /** In minor units of the hospital's currency. */
  money(column: string): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const read = parseMoneyText(text, this.#currencyCode);
    if (read.ok) return read.amountMinor;
    // The form's own sentence says it better.
    if (read.refusal === 'negative') return -1;
    this.#problems[column] = issue('amountUnreadable');
    return undefined;
  }

  whole(column: string): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const digits = toAsciiDigits(text)
      .replace(/[\s,'’]/g, '')
      .replace(/\.0+$/, '');
    if (/^-?\d{1,12}$/.test(digits)) return Number(digits);
    this.#problems[column] = issue('numberUnreadable');
    return undefined;
  }

  yesNo(column: string): boolean | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const code = codeOfWord(yesNoChoices, text);
    if (code === undefined) this.#problems[column] = issue('yesOrNo');
    return code === undefined ? undefined : code === 'yes';
  }

  /** The parts of a cell that names several things. */
  parts(column: string): string[] {
    return (this.text(column) ?? '')
      .split(/[;,|/\n]+/)
      .map((part) => part.trim())
      .filter(Boolean);
  }

  /** What could not be read, by column. */
  get problems(): Readonly<Record<string, string>> {
    return this.#problems;
  }

  /** @throws AppError INVALID_INPUT where a cell could not be read */
  refuseUnreadable(): void {
    if (Object.keys(this.#problems).length > 0) throw invalidFields(this.#problems);
  }
}
