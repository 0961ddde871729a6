import { describe, expect, test } from 'vitest';
import { checkPrescription } from '../check-prescription.ts';
import { classes } from '../facts/classes.ts';
import { stoppingPairs } from '../facts/interactions.ts';
import { aCheckedPatient, aLineOf } from './made-up.ts';

/** At least two members of each side, where it has as many. */
const pairs: Readonly<Record<string, readonly [one: readonly string[], other: readonly string[]]>> = {
  amphetaminesMaoi: [
    ['methylphenidate', 'pseudoephedrine'],
    ['phenelzine', 'selegiline'],
  ],
  atazanavirPpi: [['atazanavir'], ['omeprazole', 'pantoprazole']],
  febuxostatThiopurines: [['febuxostat'], ['azathioprine', 'mercaptopurine']],
  ssriMaoi: [
    ['fluoxetine', 'sertraline'],
    ['tranylcypromine', 'moclobemide'],
  ],
  irinotecanCyp3a4: [['irinotecan'], ['itraconazole', 'clarithromycin']],
  opioidsMaoi: [
    ['pethidine', 'tramadol'],
    ['phenelzine', 'isocarboxazid'],
  ],
  tricyclicsMaoi: [
    ['amitriptyline', 'imipramine'],
    ['phenelzine', 'selegiline'],
  ],
  qtQt: [
    ['amiodarone', 'domperidone'],
    ['haloperidol', 'erythromycin'],
  ],
  ramelteonCyp1a2: [['ramelteon'], ['fluvoxamine']],
  inducersProtease: [
    ['rifampicin', 'phenytoin'],
    ['atazanavir', 'lopinavir'],
  ],
  statinsCyp3a4: [
    ['simvastatin', 'atorvastatin'],
    ['clarithromycin', 'ritonavir'],
  ],
  ergotsCyp3a4: [
    ['ergotamine', 'methylergometrine'],
    ['erythromycin', 'indinavir'],
  ],
  tizanidineCyp1a2: [['tizanidine'], ['ciprofloxacin', 'fluvoxamine']],
  tranylcypromineProcarbazine: [['tranylcypromine'], ['procarbazine']],
  triptansMaoi: [
    ['sumatriptan', 'rizatriptan'],
    ['phenelzine', 'tranylcypromine'],
  ],
};

function stopsBetween(first: string, second: string) {
  const findings = checkPrescription([aLineOf([first]), aLineOf([second])], aCheckedPatient());
  return findings.filter(({ code }) => code === 'interaction');
}

test('every one of the fifteen pairs is in the table', () => {
  expect(stoppingPairs.map(({ id }) => id)).toEqual(Object.keys(pairs));
  expect(stoppingPairs).toHaveLength(15);
});

describe.each(Object.entries(pairs))('%s', (pair, [one, other]) => {
  const both = one.flatMap((a) => other.map((b) => [a, b] as const));

  test.each(both)('%s and %s stop, whichever comes first', (a, b) => {
    for (const found of [stopsBetween(a, b), stopsBetween(b, a)]) {
      expect(found).toContainEqual(
        expect.objectContaining({ severity: 'stop', line: 1, facts: expect.objectContaining({ pair }) }),
      );
    }
  });

  test('it stops with a medicine that is taken already, also inside a combination', () => {
    const patient = aCheckedPatient({
      current: [{ name: 'Taken', ingredientCodes: ['paracetamol', other[0]!] }],
    });
    const found = checkPrescription([aLineOf(['caffeine', one[0]!])], patient);
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'interaction', facts: expect.objectContaining({ medicine: 'Taken' }) }),
    );
  });
});

test.each([
  ['linezolid', 'sumatriptan'],
  ['atazanavir', 'famotidine'],
  ['febuxostat', 'theophylline'],
  ['simvastatin', 'azithromycin'],
  ['rosuvastatin', 'clarithromycin'],
  ['tizanidine', 'levofloxacin'],
  ['warfarin', 'ibuprofen'],
  ['clopidogrel', 'omeprazole'],
  ['metformin', 'ramipril'],
  ['ciprofloxacin', 'theophylline'],
  ['amitriptyline', 'fluoxetine'],
  ['tramadol', 'sertraline'],
])('%s and %s do not stop', (a, b) => {
  expect(stopsBetween(a, b)).toEqual([]);
  expect(stopsBetween(b, a)).toEqual([]);
});

test('one medicine does not interact with itself', () => {
  for (const ingredient of classes.qtProlonging) expect(stopsBetween(ingredient, ingredient)).toEqual([]);
});

test.each([
  ['linezolid', 'sertraline'],
  ['linezolid', 'pethidine'],
  ['methylthioninium chloride', 'fluoxetine'],
  ['methylthioninium chloride', 'amitriptyline'],
])('%s and %s are told and do not stop, whichever comes first', (a, b) => {
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    const findings = checkPrescription([aLineOf([first]), aLineOf([second])], aCheckedPatient());
    expect(findings.filter(({ code }) => code.startsWith('interaction'))).toMatchObject([
      { code: 'interactionCaution', severity: 'inform', line: 1, facts: { pair: 'weakMaoi' } },
    ]);
  }
});
