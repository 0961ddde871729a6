import type { BaseUnit, DosageForm } from '../medicine-facts.ts';

/** What is usual of one form: base units at once, and base units of one course. */
export interface UsualAmount {
  atOnce: number;
  course: number;
}

/** More than so many times the usual is asked about. */
export const askedAbove = 10;

/**
 * Usual amounts, version 1. Sources: directions of the WHO Model Formulary 2008 for adults (one or two tablets, 5 to
 * 10 ml, one or two puffs at once; a course of a month at most three times a day), volumes for one injection site of
 * the WHO best practices for injections 2010 (up to 5 ml). Only ten times as much is asked about, so that they need
 * not be exact.
 */
const ofBaseUnit: Readonly<Record<Exclude<BaseUnit, 'ml' | 'g'>, UsualAmount>> = {
  tablet: { atOnce: 2, course: 60 },
  capsule: { atOnce: 2, course: 60 },
  ampoule: { atOnce: 2, course: 20 },
  vial: { atOnce: 2, course: 20 },
  sachet: { atOnce: 2, course: 30 },
  suppository: { atOnce: 1, course: 20 },
  puff: { atOnce: 2, course: 200 },
  patch: { atOnce: 1, course: 10 },
  unit: { atOnce: 2, course: 30 },
  piece: { atOnce: 1, course: 5 },
};

const ofForm: Readonly<Partial<Record<DosageForm, UsualAmount>>> = {
  injection: { atOnce: 5, course: 10 },
  infusion: { atOnce: 1000, course: 10_000 },
  drops: { atOnce: 1, course: 15 },
  nebuliser: { atOnce: 5, course: 100 },
  spray: { atOnce: 1, course: 15 },
  cream: { atOnce: 5, course: 30 },
  ointment: { atOnce: 5, course: 30 },
  gel: { atOnce: 5, course: 30 },
};

const ofLiquid: UsualAmount = { atOnce: 10, course: 200 };

/** What is usual of a medicine, by what is counted; of what is measured out by its form. */
export function usualAmount(medicine: { baseUnit: BaseUnit; dosageForm: DosageForm }): UsualAmount {
  const { baseUnit, dosageForm } = medicine;
  return baseUnit === 'ml' || baseUnit === 'g' ? (ofForm[dosageForm] ?? ofLiquid) : ofBaseUnit[baseUnit];
}
