import { currentLanguage } from '../language.ts';

/** What a country is called in the language of the moment; its code where nobody knows. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
