import { ingredientCode } from '../facts/ingredient-code.ts';
import type { Ingredient, MedicineFacts } from '../medicine-facts.ts';
import type { CheckedLine, CheckedPatient } from './checked-prescription.ts';

/** For tests: a tablet of these ingredients, 100 mg of each unless the test says otherwise. */
export function aLineOf(
  ingredients: readonly string[],
  part: Partial<CheckedLine> & { facts?: Partial<MedicineFacts>; mg?: number } = {},
): CheckedLine {
  const { facts, mg = 100, ...line } = part;
  return {
    name: ingredients.join(' + '),
    dose: '1',
    frequency: 'BD',
    medicine: {
      ingredients: ingredients.map((name): Ingredient => ({
        code: ingredientCode(name),
        name,
        amountThousandths: mg * 1000,
        unit: 'mg',
        perUnits: 1,
      })),
      baseUnit: 'tablet',
      dosageForm: 'tablet',
      strength: '',
      pregnancyRisk: null,
      minimumAgeMonths: null,
      doseLimits: [],
      ...facts,
    },
    ...line,
  };
}

/** For tests: a man of forty without allergies who takes nothing. */
export function aCheckedPatient(part: Partial<CheckedPatient> = {}): CheckedPatient {
  return {
    gender: 'male',
    ageMonths: 480,
    weightGrams: 60_000,
    pregnancy: 'not-asked',
    allergyState: 'none-known',
    allergies: [],
    current: [],
    ...part,
  };
}

/** For tests: somebody who is allergic to this. */
export function isAllergicTo(substance: string, isSevereSkin = false): CheckedPatient {
  return aCheckedPatient({
    allergyState: 'recorded',
    allergies: [{ substance, ingredient: null, isSevereSkin }],
  });
}
