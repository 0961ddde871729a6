import { describe, expect, test } from 'vitest';
import { watchedByIngredients, watchedInWords } from './watched.ts';

describe('what is watched wherever it is written', () => {
  test.each([
    ['Inj. Actrapid 10 units', 'sc', 'high-alert'],
    ['Insulin glargine', 'sc', 'high-alert'],
    ['KCl 20 mmol in 500 ml NS', 'iv', 'high-alert'],
    ['Tab Warin 5 mg', 'oral', 'high-alert'],
    ['Syp. Electro-K', 'oral', ''],
    ['Inj Pethidine 75 mg', 'im', 'high-alert controlled'],
    ['Tab. Rivotril 0.5', 'oral', 'controlled'],
    ['Noradrenaline', 'iv', 'high-alert infusion'],
    ['Dopamine drip', 'iv', 'high-alert infusion'],
    ['Adrenaline gauze', 'topical', ''],
    ['Inj Adrenaline', 'im', 'high-alert'],
    ['Dextrose 25%', 'iv', 'high-alert'],
    ['Dextrose 5%', 'iv', ''],
    ['D50', 'iv', 'high-alert'],
    ['Sodium chloride 0.9%', 'iv', ''],
    ['Normal saline', 'iv', ''],
    ['3% NaCl', 'iv', 'high-alert'],
    ['Tab MTX 2.5 mg', 'oral', 'high-alert'],
    ['Paracetamol', 'oral', ''],
    ['Warm gargle', 'other', ''],
    ['Kainate', 'iv', ''],
  ] as const)('%s, %s: %s', (words, route, known) => {
    const { isHighAlert, isControlled, isInfusion } = watchedInWords(words, route);
    const said = [isHighAlert && 'high-alert', isControlled && 'controlled', isInfusion && 'infusion'];
    expect(said.filter(Boolean).join(' ')).toBe(known);
  });

  test('a medicine of the list is known by what it holds and how it is given', () => {
    const of = (
      code: string,
      part: Partial<Parameters<typeof watchedByIngredients>[0]> = {},
      percent?: number,
    ) =>
      watchedByIngredients({
        ingredients: [
          { code, amountThousandths: percent ? percent * 1000 : null, unit: percent ? 'percent' : null },
        ],
        dosageForm: 'tablet',
        route: 'oral',
        ...part,
      });
    const injection = { dosageForm: 'injection', route: 'iv' } as const;
    expect(of('insulin glargine', injection)).toMatchObject({ isHighAlert: true, isControlled: false });
    expect(of('potassium chloride')).toMatchObject({ isHighAlert: false });
    expect(of('potassium chloride', injection)).toMatchObject({ isHighAlert: true });
    expect(of('glucose', injection, 5)).toMatchObject({ isHighAlert: false });
    expect(of('glucose', injection, 25)).toMatchObject({ isHighAlert: true });
    expect(of('morphine')).toMatchObject({ isHighAlert: true, isControlled: true });
    expect(of('paracetamol')).toMatchObject({ isHighAlert: false, isControlled: false });
  });
});
