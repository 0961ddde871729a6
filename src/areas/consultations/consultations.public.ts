export { allergiesBeside, allergiesInShort } from './allergies/allergies-beside.queries.ts';
export { readAllergies } from './allergies/allergy-reading.service.ts';
/** @public */
export type { KnownAllergies, KnownAllergy } from './allergies/allergy-reading.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'consultation',
  'consultation_diagnosis',
  'consultation_note',
  'diagnosis',
] as const;
