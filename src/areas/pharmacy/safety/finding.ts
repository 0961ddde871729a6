/** `stop` needs a reason to go on, `inform` is read and passed, `unchecked` says that a check could not run. */
export type FindingSeverity = 'stop' | 'inform' | 'unchecked';

/** Everything that the checks can find; the sentences are in `src/screens/safety/findings.texts.ts`. */
export const findingCodes = [
  'allergyIngredient',
  'allergyClass',
  'allergySideChain',
  'allergySevereSkin',
  'allergyRelatedChain',
  'allergyRelatedBetaLactam',
  'allergyMilder',
  'duplicateIngredient',
  'duplicateClass',
  'interaction',
  'interactionCaution',
  'pregnancyStop',
  'pregnancyCaution',
  'tooYoung',
  'aboveSingleDose',
  'aboveDailyDose',
  'allergiesNotAsked',
  'allergyNotCoded',
  'ingredientsUnknown',
  'ingredientNotCovered',
  'pregnancyNotAsked',
  'ageUnknown',
  'weightMissing',
  'doseNotCounted',
  'aboveSingleUnits',
  'aboveDailyUnits',
  'partOfWhole',
  'doseUnusual',
  'quantityUnusual',
  'doseAbbreviation',
  'amountUnknown',
  'nameInList',
  'watchedHighAlert',
  'watchedControlled',
  'watchedInfusion',
  'routeOfOtherForm',
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** What a check says about one line of a prescription. */
export interface Finding {
  severity: FindingSeverity;
  code: FindingCode;
  /** Place of the line in the prescription, from 0. */
  line: number;
  /** What the sentence names; the names of ingredients, classes and other medicines. */
  facts: Readonly<Record<string, string | number>>;
  /** The same for the same finding whatever its place, so that a reason stays with it. */
  key: string;
}

const severities: Readonly<Record<FindingCode, FindingSeverity>> = {
  allergyIngredient: 'stop',
  allergyClass: 'stop',
  allergySideChain: 'stop',
  allergySevereSkin: 'stop',
  allergyRelatedChain: 'inform',
  allergyRelatedBetaLactam: 'inform',
  allergyMilder: 'inform',
  duplicateIngredient: 'inform',
  duplicateClass: 'inform',
  interaction: 'stop',
  interactionCaution: 'inform',
  pregnancyStop: 'stop',
  pregnancyCaution: 'inform',
  tooYoung: 'stop',
  aboveSingleDose: 'stop',
  aboveDailyDose: 'stop',
  allergiesNotAsked: 'unchecked',
  allergyNotCoded: 'unchecked',
  ingredientsUnknown: 'unchecked',
  ingredientNotCovered: 'unchecked',
  pregnancyNotAsked: 'unchecked',
  ageUnknown: 'unchecked',
  weightMissing: 'unchecked',
  doseNotCounted: 'unchecked',
  aboveSingleUnits: 'stop',
  aboveDailyUnits: 'stop',
  partOfWhole: 'stop',
  doseUnusual: 'stop',
  quantityUnusual: 'stop',
  doseAbbreviation: 'inform',
  amountUnknown: 'unchecked',
  nameInList: 'stop',
  watchedHighAlert: 'inform',
  watchedControlled: 'inform',
  watchedInfusion: 'inform',
  routeOfOtherForm: 'stop',
};

/** A finding with the severity of its code; its key is made of the medicine's name and what the facts name. */
export function aFinding(
  code: FindingCode,
  line: { index: number; name: string },
  facts: Finding['facts'] = {},
): Finding {
  const named = Object.values(facts).filter((fact) => typeof fact === 'string');
  return {
    severity: severities[code],
    code,
    line: line.index,
    facts,
    key: [code, line.name, ...named].join('|').toLowerCase().slice(0, 500).toWellFormed(),
  };
}

/** What is asked again wherever a medicine is given: allergies, and that they could not be compared. */
export const aboutAllergies: ReadonlySet<string> = new Set([
  ...['allergyIngredient', 'allergyClass', 'allergySideChain', 'allergySevereSkin', 'allergyRelatedChain'],
  ...['allergyRelatedBetaLactam', 'allergyMilder', 'allergiesNotAsked', 'allergyNotCoded'],
  ...['ingredientsUnknown', 'ingredientNotCovered'],
]);
