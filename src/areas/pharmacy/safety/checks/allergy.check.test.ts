import { describe, expect, test } from 'vitest';
import { checkPrescription } from '../check-prescription.ts';
import type { FindingCode } from '../finding.ts';
import { aCheckedPatient, aLineOf, isAllergicTo } from './made-up.ts';

const aboutAllergies = /^allerg/;

function found(allergy: string, medicine: string, isSevereSkin = false) {
  const findings = checkPrescription([aLineOf([medicine])], isAllergicTo(allergy, isSevereSkin));
  return findings
    .filter(({ code }) => aboutAllergies.test(code))
    .map(({ code, severity }) => [severity, code]);
}

const stops: readonly [allergy: string, medicine: string, code: FindingCode][] = [
  // The ingredient itself, under other names and salts.
  ['Amoxicillin', 'amoxicillin trihydrate', 'allergyIngredient'],
  ['Aspirin', 'acetylsalicylic acid', 'allergyIngredient'],
  ['acetaminophen', 'paracetamol', 'allergyIngredient'],
  ['Ciprofloxacin', 'ciprofloxacin hydrochloride', 'allergyIngredient'],
  // The same side chain.
  ['amoxicillin', 'cefadroxil', 'allergySideChain'],
  ['cefprozil', 'amoxicillin', 'allergySideChain'],
  ['ampicillin', 'cefalexin', 'allergySideChain'],
  ['cefaclor', 'cefradine', 'allergySideChain'],
  ['benzylpenicillin', 'cefoxitin', 'allergySideChain'],
  ['ceftriaxone', 'cefotaxime', 'allergySideChain'],
  ['cefepime', 'ceftriaxone', 'allergySideChain'],
  ['ceftazidime', 'aztreonam', 'allergySideChain'],
  ['aztreonam', 'ceftazidime', 'allergySideChain'],
  // One class.
  ['Penicillin', 'amoxicillin', 'allergyClass'],
  ['Penicillin', 'flucloxacillin', 'allergyClass'],
  ['amoxicillin', 'ampicillin', 'allergyClass'],
  ['ampicillin', 'amoxicillin', 'allergyClass'],
  ['cephalosporins', 'cefixime', 'allergyClass'],
  ['ibuprofen', 'diclofenac', 'allergyClass'],
  ['diclofenac', 'ketorolac', 'allergyClass'],
  ['aspirin', 'naproxen', 'allergyClass'],
  ['NSAIDs', 'ibuprofen', 'allergyClass'],
  // A name among other words, as people write it.
  ['Penicillin (rash)', 'amoxicillin', 'allergyClass'],
  ['Allergic to penicillin since 2010', 'amoxicillin', 'allergyClass'],
  ['Amoxycillin: swelling', 'amoxicillin', 'allergyIngredient'],
  ['aspirin - wheeze', 'ibuprofen', 'allergyClass'],
  ['paracetamol and penicillin V', 'amoxicillin', 'allergyClass'],
  ['celecoxib, ibuprofen', 'diclofenac', 'allergyClass'],
  ['SULFA DRUGS, itching', 'sulfamethoxazole', 'allergyClass'],
  ['sulfamethoxazole', 'sulfadiazine', 'allergyClass'],
  ['Sulfa drugs', 'co-trimoxazole', 'allergyClass'],
];

const informs: readonly [allergy: string, medicine: string, code: FindingCode][] = [
  ['amoxicillin', 'cefalexin', 'allergyRelatedChain'],
  ['cefalexin', 'amoxicillin', 'allergyRelatedChain'],
  ['ampicillin', 'cefadroxil', 'allergyRelatedChain'],
  ['amoxicillin', 'ceftriaxone', 'allergyRelatedBetaLactam'],
  ['ceftriaxone', 'amoxicillin', 'allergyRelatedBetaLactam'],
  ['ceftriaxone', 'cefixime', 'allergyRelatedBetaLactam'],
  ['amoxicillin', 'cefazolin', 'allergyRelatedBetaLactam'],
  ['amoxicillin', 'meropenem', 'allergyRelatedBetaLactam'],
  ['Penicillin', 'ceftriaxone', 'allergyRelatedBetaLactam'],
  ['ibuprofen', 'paracetamol', 'allergyMilder'],
  ['diclofenac', 'celecoxib', 'allergyMilder'],
  ['NSAIDs', 'etoricoxib', 'allergyMilder'],
  ['paracetamol', 'ibuprofen', 'allergyMilder'],
];

test.each(stops)('an allergy to %s stops %s', (allergy, medicine, code) => {
  expect(found(allergy, medicine)).toEqual([['stop', code]]);
});

test.each(informs)('an allergy to %s only informs of %s', (allergy, medicine, code) => {
  expect(found(allergy, medicine)).toEqual([['inform', code]]);
});

test.each([
  ['sulfamethoxazole', 'furosemide'],
  ['Sulfa drugs', 'celecoxib'],
  ['sulfadiazine', 'hydrochlorothiazide'],
  ['sulfamethoxazole', 'gliclazide'],
  ['amoxicillin', 'azithromycin'],
  ['ciprofloxacin', 'paracetamol'],
])('an allergy to %s says nothing of %s', (allergy, medicine) => {
  expect(found(allergy, medicine)).toEqual([]);
});

describe('after SJS, TEN or DRESS', () => {
  test.each(['cefazolin', 'ceftriaxone', 'cefixime', 'meropenem', 'aztreonam', 'cefalexin', 'cefadroxil'])(
    'of amoxicillin %s stops',
    (medicine) => {
      expect(found('amoxicillin', medicine, true)).toEqual([['stop', 'allergySevereSkin']]);
    },
  );

  test('of a whole class every β-lactam stops', () => {
    expect(found('Penicillin', 'ceftriaxone', true)).toEqual([['stop', 'allergySevereSkin']]);
    expect(found('Penicillin', 'meropenem', true)).toEqual([['stop', 'allergySevereSkin']]);
  });

  test('of another medicine β-lactams do not stop', () => {
    expect(found('carbamazepine', 'amoxicillin', true)).toEqual([]);
  });
});

test('each ingredient of a combination is looked at', () => {
  const findings = checkPrescription(
    [aLineOf(['clavulanic acid', 'amoxicillin'])],
    isAllergicTo('Penicillin'),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'stop',
      facts: { ingredient: 'amoxicillin', allergy: 'Penicillin' },
    }),
  );
});

test('nobody asked: it says once that the check could not run', () => {
  const patient = aCheckedPatient({ allergyState: 'not-asked' });
  const findings = checkPrescription([aLineOf(['amoxicillin']), aLineOf(['paracetamol'])], patient);
  expect(findings.map(({ code, line }) => [code, line])).toEqual([['allergiesNotAsked', 0]]);
});

test('an allergy in words alone that the rules do not know was not compared, and it says so', () => {
  expect(found('Red spotted tablets', 'amoxicillin')).toEqual([['unchecked', 'allergyNotCoded']]);
});

test.each(['Cashew nut', 'House dust (sneezing)', 'Dairy products'])(
  'in %s no medicine is named, and it says so',
  (allergy) => {
    expect(found(allergy, 'amoxicillin')).toEqual([['unchecked', 'allergyNotCoded']]);
  },
);

test('without known allergies nothing is said of them', () => {
  expect(checkPrescription([aLineOf(['amoxicillin'])], aCheckedPatient())).toEqual([]);
});
