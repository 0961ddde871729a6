import { classWords } from '../facts/allergy-rules.ts';
import type { ClassName } from '../facts/classes.ts';
import { ingredientCode, isCovered } from '../facts/ingredient-code.ts';

/** What somebody is allergic to: all of a class, or one ingredient. */
export type Allergen = { ofClass: ClassName } | { code: string };

const maxWordsOfName = 3;

/** The classes and ingredients that a text names among other words, as in 'Penicillin (rash)' or 'aspirin: wheeze'. */
export function allergensIn(text: string): Allergen[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d'-]+/u)
    .filter(Boolean);
  const found: Allergen[] = [];
  for (let from = 0; from < words.length; from += 1) {
    // The longest name first: procaine penicillin is one ingredient.
    for (let count = Math.min(maxWordsOfName, words.length - from); count > 0; count -= 1) {
      const named = allergenOf(words.slice(from, from + count).join(' '));
      if (!named) continue;
      found.push(named);
      from += count - 1;
      break;
    }
  }
  return found;
}

function allergenOf(name: string): Allergen | undefined {
  if (Object.hasOwn(classWords, name)) return { ofClass: classWords[name]! };
  const code = ingredientCode(name);
  return isCovered(code) ? { code } : undefined;
}
