import { formatNumber } from './format-number.ts';
import type { Translate } from './text-types.ts';
import { sourceLanguage, translator } from './translator.ts';

/**
 * Registers the English texts of one part of the program and returns its typed `t(key, values)`.
 * `{{name}}` takes a value; `key_one` and `key_other` make the plural `key`, chosen by `count`.
 */
export function defineTexts<const T extends Record<string, string>>(
  namespace: string,
  texts: T,
): Translate<T> {
  translator.addResourceBundle(sourceLanguage, namespace, texts, true, true);
  const t = (key: string, values?: Record<string, string | number>) =>
    translator.t(key, { ...values, replace: shownValues(values), ns: namespace });
  return Object.assign(t, { texts });
}

/** Values as a sentence shows them: numbers as everywhere on the screen. What is no quantity is handed over as text. */
export function shownValues(values: Record<string, string | number> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : value,
    ]),
  );
}

/** Adds the texts of a namespace in another language; keys left out fall back to English. */
export function addTranslation(language: string, namespace: string, texts: Record<string, string>): void {
  translator.addResourceBundle(language, namespace, texts, true, true);
}
