import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { maxPriceMinor, type Medicine, medicineFields } from '../medicine.contract.ts';
import { issue } from '../medicine.issues.ts';
import { ingredientsText, readIngredients } from '../typed/ingredient-text.ts';
import { limitsText, readLimits } from '../typed/limit-text.ts';

const ingredients = freeText(2000).transform((text, context) => {
  const read = readIngredients(text);
  if (read) return read;
  context.addIssue({
    code: 'custom',
    message: issue(text === '' ? 'ingredientMissing' : 'ingredientUnreadable'),
  });
  return z.NEVER;
});

const limits = freeText(2000).transform((text, context) => {
  const read = readLimits(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: issue('limitUnreadable') });
  return z.NEVER;
});

const { ingredients: _list, doseLimits: _limits, ...plainFields } = medicineFields;

/** The form of a medicine: what stands on a label is typed as it stands there. */
export function medicineSchema(currencyCode: string) {
  return z.strictObject({
    ...plainFields,
    ingredients: ingredients.pipe(medicineFields.ingredients),
    doseLimits: limits.pipe(medicineFields.doseLimits),
    priceMinor: typedMoney(currencyCode, { max: maxPriceMinor }),
    packSize: optionalWholeNumber({ min: 1, max: 100_000 }).transform((size) => size ?? 1),
    minStockLevel: optionalWholeNumber({ min: 0, max: 100_000_000 }).transform((level) => level ?? 0),
    minimumAgeMonths: optionalWholeNumber({ min: 0, max: 1200 }),
    pregnancyRisk: z.enum(['', 'stop', 'caution', 'none']).transform((risk) => risk || null),
  });
}

export type MedicineFormValues = z.input<ReturnType<typeof medicineSchema>>;

export function medicineValues(
  schema: ReturnType<typeof medicineSchema>,
  medicine: Medicine | undefined,
  currencyCode: string,
): MedicineFormValues {
  return storedValues(schema, medicine, {
    ingredients: medicine ? ingredientsText(medicine.ingredients, medicine.baseUnit) : '',
    dosageForm: medicine?.dosageForm ?? 'tablet',
    route: medicine?.route ?? 'oral',
    baseUnit: medicine?.baseUnit ?? 'tablet',
    priceMinor: moneyText(medicine?.priceMinor ?? null, currencyCode),
    isHighAlert: medicine?.isHighAlert ?? false,
    isControlled: medicine?.isControlled ?? false,
    isAntibiotic: medicine?.isAntibiotic ?? false,
    isPrescriptionOnly: medicine?.isPrescriptionOnly ?? false,
    keepsOpened: medicine?.keepsOpened ?? false,
    pregnancyRisk: medicine?.pregnancyRisk ?? '',
    doseLimits: medicine ? limitsText(medicine.doseLimits) : '',
  });
}
