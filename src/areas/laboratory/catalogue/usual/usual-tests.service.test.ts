import { afterAll, describe, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { labTestFields, listLabTests } from '../lab-test.contract.ts';
import * as contract from './usual-tests.contract.ts';

describe('the usual laboratory tests', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  test('all of them are added with units and ranges that the program understands, once', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const { rows: usual } = await admin.call(contract.readUsualTests, {});
    const rows = usual.map(({ name }) => ({ name, priceMinor: 20_000 }));
    expect(await admin.call(contract.addUsualTests, { rows })).toEqual({
      added: usual.length,
      alreadyThere: 0,
    });
    expect(await admin.call(contract.addUsualTests, { rows })).toEqual({
      added: 0,
      alreadyThere: usual.length,
    });

    const { rows: stored } = await admin.call(listLabTests, { limit: 100 });
    expect(stored).toHaveLength(usual.length);
    expect(stored.every(({ priceMinor }) => priceMinor === 20_000)).toBe(true);
    for (const { normalRange, criticalRange } of stored) {
      expect(labTestFields.normalRange.parse(normalRange)).toBe(normalRange);
      expect(labTestFields.criticalRange.parse(criticalRange)).toBe(criticalRange);
    }
    const potassium = stored.find(({ name }) => name === 'Potassium');
    expect(potassium).toMatchObject({ unit: 'mmol/L', normalRange: '3.5-5.1', criticalRange: '2.8-6.2' });
  });

  test('who does not keep the catalogue is refused', async () => {
    const nurse = await (await opened.aHospital()).as('nurse');
    const rows = [{ name: 'Sodium', priceMinor: 1 }];
    await expect(nurse.call(contract.addUsualTests, { rows })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
