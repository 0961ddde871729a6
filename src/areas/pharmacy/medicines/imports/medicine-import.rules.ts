import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';
import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import type { KnownMarks } from '../marks/known-marks.service.ts';
import { isKnownAntibiotic } from '../../safety/facts/antibiotics.ts';
import { codeMedicine } from '../medicine-codes.rules.ts';
import { medicineFields } from '../medicine.contract.ts';
import { issue } from '../medicine.issues.ts';
import type { MedicineValues } from '../medicine.record.ts';
import { readIngredients } from '../typed/ingredient-text.ts';
import { readLimits } from '../typed/limit-text.ts';
import type { MedicineImportRow, RefusedMedicine } from './medicine-import.contract.ts';
import { readForm, readRoute, readUnit, readYesNo } from './table-words.ts';

const judgedFields = z.strictObject(medicineFields);

type Texts = MedicineImportRow['fields'];
type Messages = Record<string, string>;

/** Judges a row by the rules of the medicine form; amounts are in the hospital's currency. */
export function judgeMedicine(
  { line, fields }: MedicineImportRow,
  currencyCode: string,
): { values: MedicineValues } | { refusal: RefusedMedicine } {
  const messages: Messages = {};
  const judged = judgedFields.safeParse(typedFields(withoutBlank(fields), currencyCode, messages));
  for (const { path, message } of judged.error?.issues ?? []) messages[columnOf(path[0])] ??= message;
  if (!judged.success || Object.keys(messages).length > 0) return refusal(line, messages);
  const { values, problems } = codeMedicine(judged.data);
  return Object.keys(problems).length > 0 ? refusal(line, problems) : { values };
}

function withoutBlank(fields: Texts): Texts {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''));
}

function columnOf(field: PropertyKey | undefined): string {
  return field === 'priceMinor' ? 'price' : String(field);
}

function refusal(line: number, messages: Messages): { refusal: RefusedMedicine } {
  const issues = Object.entries(messages).map(([column, message]) => [column, issueOf(message)]);
  return { refusal: { line, fields: Object.fromEntries(issues) as RefusedMedicine['fields'] } };
}

function issueOf(message: string): FieldIssue {
  return readIssue(message) ?? readIssue(valueIssue('invalid'))!;
}

/** The texts of a row as the fields of a medicine; what cannot be read is told in `messages`. */
function typedFields(texts: Texts, currencyCode: string, messages: Messages): Record<string, unknown> {
  const form = texts.dosageForm ?? '';
  const ingredients = ingredientsOf(texts);
  if (!ingredients) messages['ingredients'] = issue('ingredientUnreadable');
  const limits = readLimits((texts.doseLimits ?? '').replaceAll(';', '\n'));
  if (!limits) messages['doseLimits'] = issue('limitUnreadable');
  return {
    name: texts.name ?? texts.genericName ?? '',
    genericName: texts.genericName ?? ingredients?.map(({ name }) => name).join(' + ') ?? '',
    ingredients: ingredients ?? [],
    strength: texts.strength ?? '',
    dosageForm: readForm(form),
    route: readRoute(texts.route ?? '', form),
    category: texts.category ?? '',
    maker: texts.maker ?? null,
    code: texts.code ?? null,
    baseUnit: readUnit(texts.baseUnit ?? '', form),
    packSize: wholeNumber(texts.packSize) ?? 1,
    priceMinor: priceOf(texts.price ?? '', currencyCode, messages),
    minStockLevel: wholeNumber(texts.minStockLevel) ?? 0,
    isHighAlert: yesNo('highAlert', texts, messages),
    isControlled: yesNo('controlled', texts, messages),
    isAntibiotic: yesNo('antibiotic', texts, messages),
    isPrescriptionOnly: yesNo('prescriptionOnly', texts, messages),
    keepsOpened: false,
    pregnancyRisk: null,
    minimumAgeMonths: wholeNumber(texts.minimumAgeMonths) ?? null,
    doseLimits: limits ?? [],
  };
}

/**
 * Ingredients as their column says them. Without one they are the parts of the generic name, each with its part of
 * the strength where there are as many; otherwise without amounts.
 */
function ingredientsOf({ ingredients, genericName, strength }: Texts) {
  if (ingredients !== undefined) return readIngredients(ingredients);
  const names = partsOf(genericName ?? '');
  const amounts = partsOf(strength ?? '');
  const together = names.length === amounts.length && names.map((name, at) => `${name} ${amounts[at]}`);
  const read = together && readIngredients(together.join(' + '));
  const isWhole = read && read.every(({ name }, at) => name.toLowerCase() === names[at]!.toLowerCase());
  return isWhole ? read : readIngredients(names.join(' + '));
}

function partsOf(text: string): string[] {
  return text
    .split('+')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** What is no number is left as it is, for the rules to refuse; undefined for an empty cell. */
function wholeNumber(text: string | undefined): number | string | undefined {
  const digits = toAsciiDigits(text ?? '').trim();
  if (digits === '') return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : digits;
}

type Flag = 'highAlert' | 'controlled' | 'antibiotic' | 'prescriptionOnly';

function yesNo(column: Flag, texts: Texts, messages: Messages): boolean {
  const read = readYesNo(texts[column] ?? '');
  if (read === undefined) messages[column] = issue('yesOrNo');
  return read ?? false;
}

function priceOf(text: string, currencyCode: string, messages: Messages): number {
  const read = parseMoneyText(text, currencyCode);
  if (read.ok) return read.amountMinor;
  messages['price'] =
    read.refusal === 'empty'
      ? issue('priceMissing')
      : read.refusal === 'negative'
        ? issue('priceNegative')
        : read.refusal === 'too-large'
          ? issue('priceTooHigh')
          : issue('priceUnreadable');
  return 0;
}

/** By what two medicines hold the same: substances, strength and form, whatever they are called and whoever makes them. */
export function twinKeyOf({ ingredients, strength, dosageForm }: MedicineValues): string {
  const codes = ingredients.map(({ code }) => code).toSorted();
  return [codes.join('+'), strength.toLowerCase().replace(/\s/g, ''), dosageForm].join('|');
}

/** True where a strength was written of which no amount of any substance could be read. */
export function isStrengthUnread({ ingredients, strength }: MedicineValues): boolean {
  return strength !== '' && ingredients.every(({ amountThousandths }) => amountThousandths === null);
}

/**
 * A medicine with the marks that it is known to need, where the table says nothing of them; columns that deny one are
 * told: a table has no second person.
 */
export function withKnownMarks(
  values: MedicineValues,
  texts: Texts,
  knownMarks: (values: MedicineValues) => KnownMarks,
): { values: MedicineValues; denied: Flag[] } {
  const known = knownMarks(values);
  const isAntibiotic = isKnownAntibiotic(values);
  const isWatched = known.isControlled || known.isHighAlert || isAntibiotic;
  const isDenied = (column: Flag, isKnown: boolean, is: boolean) =>
    isKnown && !is && (texts[column] ?? '').trim() !== '';
  return {
    values: {
      ...values,
      isControlled: values.isControlled || known.isControlled,
      isHighAlert: values.isHighAlert || known.isHighAlert,
      isAntibiotic: values.isAntibiotic || isAntibiotic,
      isPrescriptionOnly:
        values.isPrescriptionOnly || (isWatched && (texts.prescriptionOnly ?? '').trim() === ''),
    },
    denied: [
      ...(isDenied('controlled', known.isControlled, values.isControlled) ? ['controlled' as const] : []),
      ...(isDenied('highAlert', known.isHighAlert, values.isHighAlert) ? ['highAlert' as const] : []),
      ...(isDenied('antibiotic', isAntibiotic, values.isAntibiotic) ? ['antibiotic' as const] : []),
    ],
  };
}
