import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import * as contract from './service.contract.ts';

describe('services', () => {
  const opened = openTestSystem();
  let biller: Caller;

  beforeAll(async () => {
    biller = await (await opened.aHospital()).as('tenant_admin');
  });
  afterAll(() => opened.close());

  let made = 0;
  const aService = (part: { name?: string; category?: string; priceMinor?: number } = {}) => {
    made += 1;
    return { name: `Service ${made}`, category: 'Imaging', priceMinor: 120_000, ...part };
  };

  test('an added service is listed and found by words of its name and category', async () => {
    const added = await biller.call(
      contract.createService,
      aService({ name: 'Chest X-ray, 2 views', category: 'Radiography' }),
    );
    const list = await biller.call(contract.listServices, { category: 'Radiography' });
    expect(list.rows).toEqual([added]);
    const found = await biller.call(contract.searchServices, { search: 'radio x-RAY' });
    expect(found.rows).toEqual([added]);
    const none = await biller.call(contract.searchServices, { search: 'x_ray' });
    expect(none.rows).toEqual([]);
    const { categories } = await biller.call(contract.listServiceCategories, {});
    expect(categories).toContain('Radiography');
  });

  test('the list is paged by key, each service once and in order', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    for (const [category, name] of ['BB', 'BA', 'AB', 'AA', 'BC'].map((pair) => pair.split(''))) {
      await own.call(contract.createService, aService({ category: category!, name: `${category}${name}` }));
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.call(contract.listServices, { limit: 2, ...(cursor ? { cursor } : {}) });
      names.push(...page.rows.map((row) => row.name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['AA', 'AB', 'BA', 'BB', 'BC']);
  });
});
