import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createService, listServices } from '../service.contract.ts';
import * as contract from './usual-services.contract.ts';

describe('the usual services', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeEach(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const ecg = { name: 'ECG', priceMinor: 50_000 };
  const dressing = { name: 'Wound dressing, small', priceMinor: 30_000 };

  test('what is ticked is added at the prices of the hospital, and nothing else', async () => {
    const { rows: before } = await admin.call(contract.readUsualServices, {});
    expect(before.filter(({ isThere }) => isThere)).toEqual([]);
    const added = await admin.call(contract.addUsualServices, { rows: [ecg, dressing] });
    expect(added).toEqual({ added: 2, alreadyThere: 0 });
    const { rows } = await admin.call(listServices, {});
    expect(rows.map(({ name, priceMinor }) => ({ name, priceMinor }))).toEqual([ecg, dressing]);
    const { rows: after } = await admin.call(contract.readUsualServices, {});
    expect(after.filter(({ isThere }) => isThere).map(({ name }) => name)).toEqual([ecg.name, dressing.name]);
  });

  test('adding twice adds nothing twice, and changes no price', async () => {
    await admin.call(createService, { name: 'ecg', category: 'Heart', priceMinor: 70_000 });
    const twice = { rows: [ecg, dressing, { ...dressing, priceMinor: 1 }] };
    expect(await admin.call(contract.addUsualServices, twice)).toEqual({ added: 1, alreadyThere: 2 });
    expect(await admin.call(contract.addUsualServices, twice)).toEqual({ added: 0, alreadyThere: 3 });
    const { rows } = await admin.call(listServices, {});
    expect(rows.map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      ['ecg', 70_000],
      [dressing.name, dressing.priceMinor],
    ]);
  });

  test('a name that the list does not have leaves nothing behind', async () => {
    const rows = [ecg, { name: 'Moon walk', priceMinor: 1 }];
    await expect(admin.call(contract.addUsualServices, { rows })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await admin.call(listServices, {})).rows).toEqual([]);
  });

  test('another hospital gets nothing of it, and who does not bill is refused', async () => {
    await admin.call(contract.addUsualServices, { rows: [ecg] });
    const other = await (await opened.aHospital()).as('tenant_admin');
    expect((await other.call(listServices, {})).rows).toEqual([]);
    const nurse = await hospital.as('nurse');
    const refused = nurse.call(contract.addUsualServices, { rows: [dressing] });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
