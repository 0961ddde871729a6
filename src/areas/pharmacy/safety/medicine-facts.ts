/** What a medicine is, as far as the checks and the counting of doses need it. */
export const dosageForms = [
  'tablet',
  'capsule',
  'syrup',
  'suspension',
  'drops',
  'injection',
  'infusion',
  'cream',
  'ointment',
  'gel',
  'inhaler',
  'nebuliser',
  'suppository',
  'sachet',
  'spray',
  'patch',
  'other',
] as const;

export const routes = [
  'oral',
  'iv',
  'im',
  'sc',
  'topical',
  'inhaled',
  'rectal',
  'vaginal',
  'sublingual',
  'eye',
  'ear',
  'nasal',
  'other',
] as const;

/** What is counted: every quantity is a whole number of these. */
export const baseUnits = [
  'tablet',
  'capsule',
  'ml',
  'ampoule',
  'vial',
  'sachet',
  'suppository',
  'g',
  'puff',
  'patch',
  'unit',
  'piece',
] as const;

/** In what an ingredient is measured; masses and units are compared with limits. */
export const amountUnits = ['mg', 'mcg', 'g', 'iu', 'mmol', 'percent'] as const;

export const pregnancyRisks = ['stop', 'caution', 'none'] as const;

export type DosageForm = (typeof dosageForms)[number];
export type Route = (typeof routes)[number];
export type BaseUnit = (typeof baseUnits)[number];
export type AmountUnit = (typeof amountUnits)[number];
export type PregnancyRisk = (typeof pregnancyRisks)[number];

/** An ingredient and how much of it is in `perUnits` base units; thousandths of its unit, so 0.5 mg is 500. */
export interface Ingredient {
  code: string;
  name: string;
  amountThousandths: number | null;
  unit: AmountUnit | null;
  perUnits: number;
}

/** The most of an ingredient that somebody of an age may get, in thousandths of a milligram or of a unit. */
export interface DoseLimit {
  ingredientCode: string;
  /** Ages in months: from the first, below the second; null for no bound. */
  fromMonths: number | null;
  belowMonths: number | null;
  maxSingle: number | null;
  maxDaily: number | null;
  maxSinglePerKg: number | null;
  maxDailyPerKg: number | null;
  /** `iu` for a limit in thousandths of a unit; left out it is in thousandths of a milligram. */
  unit?: 'iu' | undefined;
}

/** The facts of a medicine that checks look at. */
export interface MedicineFacts {
  ingredients: readonly Ingredient[];
  baseUnit: BaseUnit;
  dosageForm: DosageForm;
  /** As it stands on the label. */
  strength: string;
  /** An opened ampoule or vial keeps for the next doses; left out it is used up by each dose. */
  keepsOpened?: boolean;
  /** How it is usually given; left out it is not known. */
  route?: Route;
  pregnancyRisk: PregnancyRisk | null;
  minimumAgeMonths: number | null;
  doseLimits: readonly DoseLimit[];
}
