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
  return (key: string, values?: Record<string, string | number>) =>
    translator.t(key, { ...values, ns: namespace });
}

/** Adds the texts of a namespace in another language; keys left out fall back to English. */
export function addTranslation(language: string, namespace: string, texts: Record<string, string>): void {
  translator.addResourceBundle(language, namespace, texts, true, true);
}
