import { toAsciiDigits } from '#kernel/digits.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { readDose, type WrittenDose } from '../../safety/dosing/dose.ts';
import { countDose, type NotCounted } from '../../safety/dosing/dose-count.ts';
import { thousandths } from '../../safety/dosing/ratio.ts';
import type { BaseUnit } from '../../safety/medicine-facts.ts';
import { unitWords } from '../prescription.words.ts';
import { t } from './dose-amount.texts.ts';

interface CountedAmount {
  /** As it is prescribed. */
  written: string;
  baseUnit: BaseUnit;
  /** Thousandths of a base unit. */
  amountThousandths: number;
  strength: string | null;
}

/** A dose beside what it is in the hand: `10 units = 0.1 mL`, `½ tablet of 500 mg`. */
export function amountWords({ written, baseUnit, amountThousandths, strength }: CountedAmount): string {
  const amount = `${signOf(amountThousandths)} ${unitWords(baseUnit, amountThousandths <= 1000 ? 1 : 2)}`;
  const held = strength ? t('ofStrength', { amount, strength: strengthWords(strength, baseUnit) }) : amount;
  const read = readDose(written);
  return isWrittenIn(read, baseUnit)
    ? held
    : t('equals', { written: plainWords(written, read), amount: held });
}

/** 100 iu of what is measured out is in each millilitre, and iu is misread for a Roman four. */
function strengthWords(strength: string, baseUnit: BaseUnit): string {
  const isPerUnit = (baseUnit === 'ml' || baseUnit === 'g') && !/[/%]| in | per /i.test(strength);
  return `${strength}${isPerUnit ? `/${unitWords(baseUnit, 1)}` : ''}`.replaceAll(/\b(?:iu|i\.u\.)(?![a-z])/gi, 'units');
}

/** True where the dose is written in what is counted already. */
function isWrittenIn(read: WrittenDose, baseUnit: BaseUnit): boolean {
  if (read.kind !== 'read') return false;
  const { unit } = read;
  if (unit.kind === 'volume') return unit.ml === 1 && baseUnit === 'ml';
  return unit.kind === 'bare' || (unit.kind === 'thing' && unit.thing === baseUnit);
}

/** Without the words that are misread: 10 U is shown as 10 units. */
function plainWords(written: string, read: WrittenDose): string {
  if (read.kind !== 'read' || !read.errorProne) return written.trim();
  const [number = ''] = /^[\d.,½¼¾⅓⅔/ ]+/u.exec(toAsciiDigits(written).trim()) ?? [];
  return `${number.trim()} ${read.errorProne.better}`;
}

const quarters: Readonly<Record<number, string>> = { 250: '¼', 500: '½', 750: '¾' };

/** 1500 as 1½, 100 as 0.1. */
function signOf(amount: number): string {
  const [whole, part] = [Math.floor(amount / 1000), amount % 1000];
  const sign = quarters[part];
  if (sign === undefined) return String(amount / 1000);
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** What a dose is of a medicine of the list, or why it is not counted; null for a dose that is told at its field. */
export function doseOfMedicineWords(
  dose: string,
  medicine: Medicine,
): { isCounted: boolean; words: string } | null {
  const counted = countDose(dose, medicine);
  const { baseUnit, strength } = medicine;
  if (counted.kind === 'counted') {
    const amount = { written: dose, baseUnit, amountThousandths: thousandths(counted.units), strength };
    return { isCounted: true, words: amountWords(amount) };
  }
  if (counted.why === 'other-form' || counted.written.kind === 'ambiguous') return null;
  return { isCounted: false, words: whyWords(counted.why, baseUnit) };
}

function whyWords(why: Exclude<NotCounted, 'other-form'>, baseUnit: BaseUnit): string {
  return t(`notCounted_${why}`, { unit: unitWords(baseUnit, 2) });
}

/** How a chosen medicine is told from its neighbours: brand, strength and form. */
export function chosenWords({
  name,
  strength,
  dosageForm,
}: {
  name: string;
  strength: string | null;
  dosageForm: Medicine['dosageForm'] | null;
}): string {
  return [name, strength, dosageForm && t(`form_${dosageForm}`)].filter(Boolean).join(' ');
}
