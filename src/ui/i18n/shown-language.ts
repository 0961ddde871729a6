import { chosenLanguage, translator } from './translator.ts';

/** Shows everything in a language until `showOwnLanguage`; what the person chose on this device stays their choice. */
export async function showIn(language: string): Promise<void> {
  await translator.changeLanguage(language);
}

/** Shows everything again in the language that the person chose on this device. */
export async function showOwnLanguage(): Promise<void> {
  await translator.changeLanguage(chosenLanguage());
}
