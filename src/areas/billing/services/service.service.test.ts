import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import * as contract from './service.contract.ts';

describe('services', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let biller: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    biller = await hospital.as('tenant_admin');
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

  test('two active services never share a name; the name of an inactive one is free again', async () => {
    const first = await biller.call(contract.createService, aService({ name: 'ECG' }));
    const again = aService({ name: 'ecg' });
    await expect(biller.call(contract.createService, again)).rejects.toMatchObject({
      code: 'SERVICE_NAME_TAKEN',
    });
    await biller.call(contract.updateService, { serviceId: first.id, version: 1, status: 'inactive' });
    const second = await biller.call(contract.createService, again);
    expect(second.name).toBe('ecg');
    await expect(
      biller.call(contract.updateService, { serviceId: first.id, version: 2, status: 'active' }),
    ).rejects.toMatchObject({ code: 'SERVICE_NAME_TAKEN' });
  });

  test('a stale edit is refused with what is stored now, and leaves nothing behind', async () => {
    const { id } = await biller.call(contract.createService, aService());
    await biller.call(contract.updateService, { serviceId: id, version: 1, priceMinor: 5 });
    await expect(
      biller.call(contract.updateService, { serviceId: id, version: 1, priceMinor: 6 }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { priceMinor: 5 } } });
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

  test('who only reads billing adds nothing, who does not sees nothing', async () => {
    const clerk = await hospital.as('receptionist');
    await expect(clerk.call(contract.createService, aService())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(contract.listServices, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('another hospital neither sees nor changes them', async () => {
    const { id } = await biller.call(contract.createService, aService());
    const stranger = await neighbour.as('tenant_admin');
    expect((await stranger.call(contract.listServices, { status: 'all' })).rows).toEqual([]);
    await expect(
      stranger.call(contract.updateService, { serviceId: id, version: 1, priceMinor: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
