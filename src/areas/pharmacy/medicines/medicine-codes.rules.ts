import { ingredientCode } from '../safety/facts/ingredient-code.ts';
import { issue } from './medicine.issues.ts';
import type { MedicineValues } from './medicine.record.ts';

/**
 * A medicine with the codes of its ingredients, which are ours and never the caller's: checks compare by them. What is
 * wrong is said by field: an ingredient that is there twice, a limit of something that is not in the medicine.
 */
export function codeMedicine<Values extends MedicineValues>(
  values: Values,
): { values: Values; problems: Record<string, string> } {
  const ingredients = values.ingredients.map((one) => ({ ...one, code: ingredientCode(one.name) }));
  const doseLimits = values.doseLimits.map((limit) => ({
    ...limit,
    ingredientCode: ingredientCode(limit.ingredientCode),
  }));
  const codes = new Set(ingredients.map(({ code }) => code));
  const stray = doseLimits.find((limit) => !codes.has(limit.ingredientCode));
  return {
    values: { ...values, ingredients, doseLimits },
    problems: {
      ...(codes.size < ingredients.length && { ingredients: issue('ingredientTwice') }),
      ...(stray && { doseLimits: issue('limitOfOther', { ingredient: stray.ingredientCode }) }),
    },
  };
}
