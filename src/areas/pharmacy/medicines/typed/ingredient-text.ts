import { toAsciiDigits } from '#kernel/digits.ts';
import { ingredientCode } from '../../safety/facts/ingredient-code.ts';
import { type AmountUnit, type Ingredient } from '../../safety/medicine-facts.ts';

const unitOfWord: Readonly<Record<string, AmountUnit>> = {
  mg: 'mg',
  mcg: 'mcg',
  µg: 'mcg',
  g: 'g',
  gm: 'g',
  iu: 'iu',
  mmol: 'mmol',
  '%': 'percent',
};

const amountAtEnd = /(?<!\S)(\d+(?:[.,]\d{1,3})?) ?(mg|mcg|µg|gm|g|iu|mmol|%)$/iu;
const unitsAlone = /^(\d*) ?\p{L}*$/u;

/**
 * Reads ingredients as they stand on a label: `amoxicillin 125 mg/5 ml + clavulanic acid 31.25 mg/5 ml`. Undefined
 * where one cannot be read.
 */
export function readIngredients(text: string): Ingredient[] | undefined {
  const parts = toAsciiDigits(text)
    .split(/[+\n;]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const read = parts.map(readIngredient);
  const known = read.filter((one) => one !== undefined);
  return parts.length > 0 && known.length === parts.length ? known : undefined;
}

function readIngredient(text: string): Ingredient | undefined {
  const { name, amount, unit, per } = partsOf(text);
  if (!/^\p{L}/u.test(name)) return undefined;
  const thousandths = amount === undefined ? null : thousandthsOf(amount);
  if (thousandths === 0 || Number(per || 1) === 0) return undefined;
  return {
    code: ingredientCode(name),
    name,
    amountThousandths: thousandths,
    unit: unit === undefined ? null : unitOfWord[unit.toLowerCase()]!,
    perUnits: Number(per || 1),
  };
}

/** Name, amount and in how much of it, as in `amoxicillin 125 mg/5 ml`; a slash of its own belongs to the name. */
function partsOf(text: string): { name: string; amount?: string; unit?: string; per?: string } {
  const slash = text.lastIndexOf('/');
  const per = slash < 0 ? null : unitsAlone.exec(text.slice(slash + 1).trim());
  const before = per && text.slice(0, slash).trim();
  const inUnits = before && amountAtEnd.exec(before);
  const [whole, found] = inUnits ? [before, inUnits] : [text, amountAtEnd.exec(text)];
  if (!found) return { name: text };
  const name = whole.slice(0, found.index).trim();
  return { name, amount: found[1]!, unit: found[2]!, ...(inUnits && { per: per[1]! }) };
}

/** `31.25` as 31250: by its digits, so that nothing is rounded. */
export function thousandthsOf(text: string): number {
  const [whole = '0', part = ''] = text.replace(',', '.').split('.');
  return Number(whole) * 1000 + Number(part.padEnd(3, '0'));
}

/** 31250 as `31.25`. */
export function amountText(thousandths: number): string {
  const part = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/(?<!0)0+$/, '');
  return `${Math.floor(thousandths / 1000)}${part && `.${part}`}`;
}

/** Ingredients as `readIngredients` reads them. */
export function ingredientsText(ingredients: readonly Ingredient[], baseUnit: string): string {
  return ingredients
    .map(({ name, amountThousandths, unit, perUnits }) => {
      if (amountThousandths === null || unit === null) return name;
      const amount = `${amountText(amountThousandths)} ${unit === 'percent' ? '%' : unit}`;
      return `${name} ${amount}${perUnits === 1 ? '' : `/${perUnits} ${baseUnit === 'ml' ? 'mL' : baseUnit}`}`;
    })
    .join(' + ');
}
