import { wordsIn } from '../medicines/medicine.rules.ts';
import { allergensIn } from '../safety/checks/named-allergens.ts';
import { classes } from '../safety/facts/classes.ts';
import { ingredientCode } from '../safety/facts/ingredient-code.ts';

/** Words that say how a medicine is given or packed, and not which one it is. */
const wordsOfForm: ReadonlySet<string> = new Set([
  ...['inj', 'injection', 'iv', 'im', 'sc', 'tab', 'tablet', 'tablets', 'cap', 'capsule', 'capsules'],
  ...['syp', 'syrup', 'susp', 'suspension', 'drop', 'drops', 'infusion', 'ampoule', 'amp', 'vial', 'bag'],
  ...['mg', 'mcg', 'g', 'gm', 'ml', 'iu', 'units', 'unit', 'with', 'and', 'the', 'for', 'plus', 'forte'],
]);

/** The words of a text that can name a medicine, in their order. */
export function namingWords(text: string): string[] {
  // A dot ends an abbreviation, and stays within a number.
  const words = wordsIn(text).map((word) => (word.endsWith('.') ? word.slice(0, -1) : word));
  return words.filter((word) => !/\d/.test(word) && !/^\W*$/u.test(word) && !wordsOfForm.has(word));
}

/** True where the words of a name stand in a text side by side. */
export function isNamedIn(name: string, words: readonly string[]): boolean {
  const sought = namingWords(name);
  return sought.length > 0 && ` ${words.join(' ')} `.includes(` ${sought.join(' ')} `);
}

/** A medicine of the list, as far as a text can name it. */
export interface ListedName {
  name: string;
  codes: readonly string[];
}

/**
 * The codes of what a text names: ingredients and classes among its words, medicines of the list, and what the patient
 * is allergic to by the same name. What names nothing of these is an ingredient by its own words.
 */
export function codesOf(text: string, listed: readonly ListedName[], allergens: readonly string[]): string[] {
  const words = namingWords(text);
  const named = allergensIn(text).map((one) => ('ofClass' in one ? classes[one.ofClass][0] : one.code));
  const ofList = listed.filter(({ name }) => isNamedIn(name, words)).flatMap(({ codes }) => codes);
  // Of a class or an ingredient that the rules know, what is named among the words was found above.
  const alike = allergens
    .filter((name) => allergensIn(name).length === 0 && isNamedIn(name, words))
    .map(ingredientCode);
  const found = [...new Set([...named, ...ofList, ...alike])];
  return found.length > 0 ? found : [ingredientCode(words.join(' ') || text)];
}
