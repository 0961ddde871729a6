import type { MedicineFacts, Route } from '../medicine-facts.ts';
import type { WordsFacts } from '../words/medicine-words.ts';

/** A line as the checks see it. */
export interface CheckedLine {
  name: string;
  dose: string;
  frequency: string;
  /** For how long, and base units as they were typed; left out where only what is taken at once is looked at. */
  course?: { duration: string; quantity: number | null };
  /** Left out where it is not looked at again. */
  route?: Route | null;
  /** Null for a medicine in words alone. */
  medicine: MedicineFacts | null;
  /** What is known of words alone; left out where they were looked at before. */
  words?: WordsFacts;
}

/** An allergy as it is recorded. */
export interface KnownAllergy {
  substance: string;
  /** Lower case; null where the substance stands in words alone. */
  ingredient: string | null;
  /** A severe reaction of the skin: SJS, TEN, DRESS. */
  isSevereSkin: boolean;
}

/** A medicine that the patient takes already. */
export interface CurrentMedicine {
  name: string;
  ingredientCodes: readonly string[];
}

/** Who the prescription is for. */
export interface CheckedPatient {
  gender: 'male' | 'female' | 'other';
  /** Null where no birth date is known. */
  ageMonths: number | null;
  weightGrams: number | null;
  pregnancy: 'pregnant' | 'not-pregnant' | 'not-asked';
  allergyState: 'not-asked' | 'none-known' | 'recorded';
  allergies: readonly KnownAllergy[];
  current: readonly CurrentMedicine[];
}

/** A line with its place, as one check takes it. */
export interface PlacedLine extends CheckedLine {
  index: number;
}
