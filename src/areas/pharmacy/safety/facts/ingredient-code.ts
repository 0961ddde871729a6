import { classes } from './classes.ts';
import { plainIngredients, saltWords, synonyms } from './ingredient-names.ts';
import { stopsInPregnancy } from './pregnancy.ts';
import { informingPairs, stoppingPairs } from './interactions.ts';

/** The code of an ingredient: its international name in lower case, without salt and water. */
export function ingredientCode(name: string): string {
  const written = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (Object.hasOwn(synonyms, written)) return synonyms[written]!;
  if (covered.has(written)) return written;
  const words = written.split(' ');
  const kept = settled(words.filter((word, place) => place === 0 || !saltWords.has(word)));
  if (covered.has(kept) || !saltWords.has(words[0]!)) return kept;
  // The salt may come first, as in sodium valproate.
  const unsalted = settled(words.filter((word) => !saltWords.has(word)));
  return covered.has(unsalted) ? unsalted : kept;
}

function settled(words: readonly string[]): string {
  const name = words.join(' ');
  return Object.hasOwn(synonyms, name) ? synonyms[name]! : name;
}

const ofPairs = [...stoppingPairs, ...informingPairs].flatMap(({ one, other }) =>
  [...one, ...other].flatMap((side) => (typeof side === 'object' ? [side.ingredient] : [])),
);

const covered: ReadonlySet<string> = new Set([
  ...Object.values(classes).flat(),
  ...plainIngredients,
  ...stopsInPregnancy,
  ...ofPairs,
]);

/** True for an ingredient of which the rules know whether it is in one of their classes. */
export function isCovered(code: string): boolean {
  return covered.has(code);
}
