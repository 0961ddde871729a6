import { classes, type ClassName, isIn } from '../facts/classes.ts';
import {
  betaLactamClasses,
  classWords,
  closedClasses,
  milderThanNsaids,
  relatedChains,
  sideChains,
} from '../facts/allergy-rules.ts';
import { ingredientCode, isCovered } from '../facts/ingredient-code.ts';
import { aFinding, type Finding, type FindingCode } from '../finding.ts';
import { type Allergen, allergensIn } from './named-allergens.ts';
import type { CheckedPatient, KnownAllergy, PlacedLine } from './checked-prescription.ts';

/** What the allergies of a patient say about a line; one finding for each allergy, the gravest. */
export function checkAllergies(line: PlacedLine, patient: CheckedPatient): Finding[] {
  // What concerns the patient and no single medicine is told once, beside the first line.
  if (patient.allergyState === 'not-asked') {
    return line.index === 0 ? [aFinding('allergiesNotAsked', line)] : [];
  }
  const codes = line.medicine?.ingredients.map(({ code }) => code) ?? [];
  return patient.allergies.flatMap((allergy) => judgeAllergy(line, codes, allergy));
}

function judgeAllergy(line: PlacedLine, codes: readonly string[], allergy: KnownAllergy): Finding[] {
  const allergens = allergensOf(allergy);
  const found = codes.flatMap((code) => {
    const facts = { ingredient: code, allergy: allergy.substance };
    const all = allergens.flatMap((one) => {
      const verdict = verdictOn(one, code, allergy);
      return verdict ? [aFinding(verdict, line, facts)] : [];
    });
    return all.find(({ severity }) => severity === 'stop') ?? all[0] ?? [];
  });
  if (found.length > 0) return found;
  // Food and pollen are allergens too: only what somebody coded, or the rules know, was compared by more than its name.
  const [only] = allergens;
  const isKnown =
    allergy.ingredient !== null || (only !== undefined && ('ofClass' in only || isCovered(only.code)));
  if (isKnown || line.index > 0) return [];
  return [aFinding('allergyNotCoded', line, { allergy: allergy.substance })];
}

/** What the allergy is coded or written as; of a text that is no name alone, what it names among its words. */
function allergensOf({ substance, ingredient }: KnownAllergy): Allergen[] {
  const ofClass = classOf(ingredient?.trim().toLowerCase() ?? '') ?? classOf(substance.trim().toLowerCase());
  if (ofClass) return [{ ofClass }];
  const code = ingredientCode(ingredient ?? substance);
  if (ingredient !== null || isCovered(code)) return [{ code }];
  const named = allergensIn(substance);
  return named.length > 0 ? named : [{ code }];
}

function verdictOn(allergen: Allergen, code: string, allergy: KnownAllergy): FindingCode | undefined {
  return 'ofClass' in allergen
    ? verdictOfClass(allergen.ofClass, code, allergy)
    : verdictOf(allergen.code, code, allergy);
}

function classOf(word: string): ClassName | undefined {
  return Object.hasOwn(classWords, word) ? classWords[word] : undefined;
}

function verdictOf(allergen: string, code: string, allergy: KnownAllergy): FindingCode | undefined {
  if (allergen === code) return 'allergyIngredient';
  if (isBetaLactam(allergen) && isBetaLactam(code)) return verdictOfBetaLactams(allergen, code, allergy);
  if (closedClasses.some((name) => isIn(name, allergen) && isIn(name, code))) return 'allergyClass';
  return isMilderPair(allergen, code) ? 'allergyMilder' : undefined;
}

function verdictOfClass(name: ClassName, code: string, allergy: KnownAllergy): FindingCode | undefined {
  if (isIn(name, code)) return 'allergyClass';
  if (betaLactamClasses.includes(name) && isBetaLactam(code)) {
    return allergy.isSevereSkin ? 'allergySevereSkin' : 'allergyRelatedBetaLactam';
  }
  return name === 'nsaid' && milderThanNsaids.includes(code) ? 'allergyMilder' : undefined;
}

function verdictOfBetaLactams(allergen: string, code: string, { isSevereSkin }: KnownAllergy): FindingCode {
  if (isSevereSkin) return 'allergySevereSkin';
  const [chain, otherChain] = [chainOf(allergen), chainOf(code)];
  if (chain >= 0 && chain === otherChain) return 'allergySideChain';
  if (closedClasses.some((name) => isIn(name, allergen) && isIn(name, code))) return 'allergyClass';
  const areRelated = relatedChains.some((pair) => pair.includes(chain) && pair.includes(otherChain));
  return areRelated ? 'allergyRelatedChain' : 'allergyRelatedBetaLactam';
}

function chainOf(code: string): number {
  return sideChains.findIndex((members) => members.includes(code));
}

function isBetaLactam(code: string): boolean {
  return betaLactamClasses.some((name) => isIn(name, code));
}

function isMilderPair(one: string, other: string): boolean {
  const isNsaid = (code: string) => (classes.nsaid as readonly string[]).includes(code);
  const isMilder = (code: string) => milderThanNsaids.includes(code);
  return (isNsaid(one) && isMilder(other)) || (isMilder(one) && (isNsaid(other) || isMilder(other)));
}
