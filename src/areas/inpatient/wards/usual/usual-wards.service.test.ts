import { afterAll, describe, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { listWards } from '../ward.contract.ts';
import * as contract from './usual-wards.contract.ts';

describe('the usual wards', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  test('all of them are a hospital of thirty beds, and are added once', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const { rows: usual } = await admin.call(contract.readUsualWards, {});
    const rows = usual.map(({ name }) => ({ name }));
    const all = usual.length;
    expect(await admin.call(contract.addUsualWards, { rows })).toEqual({ added: all, alreadyThere: 0 });
    expect(await admin.call(contract.addUsualWards, { rows })).toEqual({ added: 0, alreadyThere: all });
    const { rows: wards } = await admin.call(listWards, {});
    expect(wards).toHaveLength(all);
    expect(wards.reduce((sum, { availableBeds }) => sum + availableBeds, 0)).toBe(30);
  });

  test('a name that the list does not have leaves no ward behind', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const rows = [{ name: 'Male ward' }, { name: 'Sun deck' }];
    await expect(admin.call(contract.addUsualWards, { rows })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await admin.call(listWards, {})).rows).toEqual([]);
  });

  test('who does not keep the beds is refused', async () => {
    const nurse = await (await opened.aHospital()).as('nurse');
    const refused = nurse.call(contract.addUsualWards, { rows: [{ name: 'Cabins' }] });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
