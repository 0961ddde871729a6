import { currencyOf } from '#kernel/money/currencies.ts';
import { currentLanguage } from './language.ts';
import { sourceLanguage } from './translator.ts';

/** What a currency is called in the language of the moment; undefined for letters that are none. */
export function currencyName(code: string): string | undefined {
  const name = currencyOf(code)?.name;
  if (name === undefined || currentLanguage() === sourceLanguage) return name;
  const translated = new Intl.DisplayNames(currentLanguage(), { type: 'currency', fallback: 'none' }).of(
    code,
  );
  return translated ?? name;
}
