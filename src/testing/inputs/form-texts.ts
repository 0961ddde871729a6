import { hostileTexts } from './hostile-texts.ts';

/** Texts for the fields of forms: one for a short field, many together for a long one. */
export interface FormTexts {
  /** Texts of at most 90 characters. */
  readonly short: readonly string[];
  /** The texts put together, each on its own line, in as few texts of at most this length as they need. */
  readonly joined: (length: number) => string[];
}

/** The hostile texts that a program can store. */
export const hostileFormTexts = formTexts(
  hostileTexts.filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed()),
);

function formTexts(texts: readonly string[]): FormTexts {
  return {
    short: texts.filter(({ length }) => length <= 90),
    joined(length) {
      const parts = [''];
      for (const text of texts) {
        if (text.length > length) continue;
        const longer = `${parts.at(-1)}\n${text}`;
        if (longer.length > length) parts.push(text);
        else parts[parts.length - 1] = longer;
      }
      return parts;
    },
  };
}
