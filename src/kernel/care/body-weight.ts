/** Kilograms of the smallest newborn that lived and more than the heaviest person known, who weighed 635. */
export const bodyWeightKilograms = [0.2, 700] as const;

/** The same in grams. */
export const bodyWeightGrams = [200, 700_000] as const;
