import { translator } from './translator.ts';

let own: string | undefined;

/** Shows everything in a language until `showOwnLanguage`; what the person chose on this device stays their choice. */
export async function showIn(language: string): Promise<void> {
  own ??= translator.language;
  await translator.changeLanguage(language);
}

/** Shows everything again in the language before `showIn`. */
export async function showOwnLanguage(): Promise<void> {
  const before = own;
  own = undefined;
  if (before !== undefined) await translator.changeLanguage(before);
}
