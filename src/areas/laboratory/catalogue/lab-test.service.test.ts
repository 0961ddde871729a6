import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aLabTest } from '../laboratory.fixture.ts';
import * as contract from './lab-test.contract.ts';

describe('the laboratory catalogue', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('a test is added, changed and deleted, and the cards follow', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const sodium = await aLabTest(own, { name: 'Sodium', priceMinor: 50_050 });
    await aLabTest(own, { name: 'Glucose', category: 'Biochemistry', priceMinor: 20_000 });
    expect(await someone.call(contract.countLabTests, {})).toEqual({
      total: 2,
      categories: [
        { name: 'Biochemistry', tests: 1 },
        { name: 'Electrolytes', tests: 1 },
      ],
      totalValueMinor: 70_050,
    });
    const change = { testId: sodium.id, version: 1, priceMinor: 51_000, unit: null };
    const changed = await someone.call(contract.updateLabTest, change);
    expect(changed).toMatchObject({ name: 'Sodium', priceMinor: 51_000, unit: null, version: 2 });
    const gone = await someone.call(contract.deleteLabTest, { testId: sodium.id, version: 2 });
    expect(gone.status).toBe('inactive');
    expect((await someone.call(contract.listLabTests, {})).rows.map((row) => row.name)).toEqual(['Glucose']);
    expect((await someone.call(contract.listLabTests, { status: 'all' })).rows).toHaveLength(2);
    expect(await someone.call(contract.countLabTests, {})).toMatchObject({
      total: 1,
      totalValueMinor: 20_000,
    });
  });

  test('a price that is no whole, positive number of minor units, and a critical range nobody can read, are refused', async () => {
    for (const priceMinor of [-1, 0.5, Number.NaN, contract.maxTestPriceMinor + 1]) {
      await expect(aLabTest(hospital, { priceMinor })).rejects.toMatchObject({
        facts: { fields: { priceMinor: { code: expect.any(String) } } },
      });
    }
    await expect(aLabTest(hospital, { criticalRange: 'see report' })).rejects.toMatchObject({
      facts: { fields: { criticalRange: { code: 'lab-tests.criticalRangeUnreadable' } } },
    });
    await aLabTest(hospital, { normalRange: 'see report', criticalRange: null });
  });

  test('the list is found by name and category, and paged by key both ways', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    for (const name of ['Alanine', 'Bilirubin', 'Calcium', 'Digoxin 100%', 'Estradiol']) {
      await aLabTest(own, { name, category: name === 'Calcium' ? 'Minerals' : 'Others' });
    }
    const names = async (filter: object) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await someone.call(contract.listLabTests, {
          ...filter,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        });
        found.push(...page.rows.map((row) => row.name[0]!));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found.join('');
    };
    expect(await names({})).toBe('ABCDE');
    expect(await names({ sort: '-name' })).toBe('EDCBA');
    expect(await names({ category: 'Minerals' })).toBe('C');
    expect(await names({ search: 'OTHERS di' })).toBe('DE');
    expect(await names({ search: '100%' })).toBe('D');
  });
});
