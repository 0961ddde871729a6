import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getStockItem, updateStockItem } from '#areas/stock/items/item.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aMedicine, aPharmacist, medicineInput } from '../pharmacy.fixture.ts';
import * as contract from './medicine.contract.ts';

describe('the list of medicines', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let pharmacist: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    pharmacist = await aPharmacist(opened, hospital);
  });
  afterAll(() => opened.close());

  const namesFor = async (search: string, caller = pharmacist) =>
    (await caller.call(contract.searchMedicines, { search })).rows.map(({ name }) => name);

  test('a medicine is found by the beginnings of words of its names and strength, in any order', async () => {
    const added = await aMedicine(pharmacist, {
      name: 'Clavorex 625',
      genericName: 'Amoxicillin + Clavulanic Acid',
      strength: '500mg+125 mg',
    });
    const listed = await pharmacist.call(contract.listMedicines, { search: 'clavo' });
    expect(listed.rows).toEqual([added]);
    for (const search of ['clav', 'CLAVU', '625 clavo', 'amoxi clav', 'amoxicillin 500', 'clavorex tab']) {
      expect(await namesFor(search)).toEqual(['Clavorex 625']);
    }
    for (const search of ['lavorex', 'clavorex 375', 'clav%', '_lavorex', 'clavorex zzzz', '%', '. +']) {
      expect(await namesFor(search)).toEqual([]);
    }
  });

  test('maker and form find it as well, and pages of several words follow the rarest of them', async () => {
    for (const place of [1, 2, 3, 4, 5]) {
      await aMedicine(pharmacist, {
        name: `Jamunol ${place}`,
        genericName: 'Jamunaline',
        dosageForm: 'gel',
        maker: 'Jamuna Works',
      });
    }
    expect(await namesFor('jamuna works')).toHaveLength(5);
    expect(await namesFor('jamunol gel')).toHaveLength(5);
    expect(await namesFor('works jamunol 3')).toEqual(['Jamunol 3']);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pharmacist.call(contract.listMedicines, {
        search: 'jamun jamuno works',
        limit: 2,
        ...(cursor !== undefined && { cursor }),
      });
      found.push(...page.rows.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual([1, 2, 3, 4, 5].map((place) => `Jamunol ${place}`));
  });

  test('one that two of its words match is there once, and pages follow each other', async () => {
    for (const strength of ['10 mg', '20 mg', '40 mg', '80 mg', '160 mg']) {
      await aMedicine(pharmacist, { name: 'Pantopan', genericName: 'Pantoprazole', strength });
    }
    const first = await pharmacist.call(contract.listMedicines, { search: 'pant', limit: 3 });
    const second = await pharmacist.call(contract.listMedicines, {
      search: 'pant',
      limit: 3,
      cursor: first.nextCursor!,
    });
    const strengths = [...first.rows, ...second.rows].map(({ strength }) => strength);
    expect(strengths).toHaveLength(5);
    expect(new Set(strengths).size).toBe(5);
    expect(second.nextCursor).toBeNull();
  });

  test('the codes of ingredients are ours, whatever the caller says', async () => {
    const [one] = medicineInput({ genericName: 'Acetaminophen' }).ingredients;
    const added = await aMedicine(pharmacist, {
      name: 'Feverex',
      ingredients: [{ ...one!, code: 'harmless', name: 'Acetaminophen' }],
    });
    expect(added.ingredientCodes).toEqual(['paracetamol']);
  });

  test('the same medicine is added once, also in other letters and while it is out of use', async () => {
    const input = medicineInput({ name: 'Losarta', genericName: 'Losartan', strength: '50 mg' });
    const { id, version } = await pharmacist.call(contract.createMedicine, input);
    const again = { ...input, name: 'LOSARTA', strength: '50mg' };
    await pharmacist.call(contract.updateMedicine, { medicineId: id, version, isActive: false });
    await expect(pharmacist.call(contract.createMedicine, again)).rejects.toMatchObject({
      code: 'MEDICINE_EXISTS',
    });
  });

  test('an inactive medicine is no longer found, an active one again; the cards count the active', async () => {
    const before = await pharmacist.call(contract.countMedicines, {});
    const { id } = await aMedicine(pharmacist, { name: 'Zetirix', genericName: 'Cetirizine' });
    const off = await pharmacist.call(contract.updateMedicine, {
      medicineId: id,
      version: 1,
      isActive: false,
    });
    expect(off.isActive).toBe(false);
    expect(await namesFor('zetirix')).toEqual([]);
    expect((await pharmacist.call(contract.countMedicines, {})).totalMedications).toBe(
      before.totalMedications,
    );
    const { rows } = await pharmacist.call(contract.listMedicines, { status: 'inactive' });
    expect(rows.map(({ name }) => name)).toContain('Zetirix');
    await pharmacist.call(contract.updateMedicine, { medicineId: id, version: 2, isActive: true });
    expect(await namesFor('zetirix')).toEqual(['Zetirix']);
    const after = await pharmacist.call(contract.countMedicines, {});
    expect(after.totalMedications).toBe(before.totalMedications + 1);
  });

  test('a changed name is found and the old one is not', async () => {
    const { id } = await aMedicine(pharmacist, { name: 'Oldname', genericName: 'Famotidine' });
    await pharmacist.call(contract.updateMedicine, { medicineId: id, version: 1, name: 'Newname' });
    expect(await namesFor('oldname')).toEqual([]);
    expect(await namesFor('newname')).toEqual(['Newname']);
  });

  test('a limit of something else, an ingredient twice and a negative price are told at their fields', async () => {
    const none = { fromMonths: null, belowMonths: null, maxSinglePerKg: null, maxDailyPerKg: null };
    const limit = { ...none, ingredientCode: 'ibuprofen', maxSingle: 1, maxDaily: null };
    await expect(
      pharmacist.call(contract.createMedicine, medicineInput({ doseLimits: [limit] })),
    ).rejects.toMatchObject({ facts: { fields: { doseLimits: { code: 'medicines.limitOfOther' } } } });
    const [one] = medicineInput().ingredients;
    await expect(
      pharmacist.call(
        contract.createMedicine,
        medicineInput({ ingredients: [one!, { ...one!, code: 'x', name: 'Paracetamol BP' }] }),
      ),
    ).rejects.toMatchObject({ facts: { fields: { ingredients: { code: 'medicines.ingredientTwice' } } } });
    await expect(
      pharmacist.call(contract.createMedicine, medicineInput({ priceMinor: -1 })),
    ).rejects.toMatchObject({ facts: { fields: { priceMinor: { code: 'medicines.priceNegative' } } } });
  });

  test('a doctor finds medicines; another hospital finds none', async () => {
    await aMedicine(pharmacist, { name: 'Onlyhere', genericName: 'Metformin' });
    expect(await namesFor('onlyhere', await hospital.as('doctor'))).toEqual(['Onlyhere']);
    expect(await namesFor('onlyhere', await aPharmacist(opened, neighbour))).toEqual([]);
  });

  test('the store changes price and minimum of a medicine, and nothing that the catalogue says', async () => {
    const store = await hospital.as('tenant_admin');
    const { id } = await aMedicine(pharmacist, { name: 'Storex', category: 'Pain' });
    const item = await store.call(getStockItem, { stockItemId: id });
    const seen = { stockItemId: id, version: item.version };
    for (const change of [
      ...[{ name: 'Other' }, { otherName: 'Other' }, { category: 'Other' }, { baseUnit: 'piece' }],
      ...[{ packSize: 7 }, { packName: 'box' }, { isActive: false }],
    ]) {
      const fields = Object.fromEntries(Object.keys(change).map((field) => [field, {}]));
      await expect(store.call(updateStockItem, { ...seen, ...change })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields },
      });
    }
    await store.call(updateStockItem, { ...seen, name: item.name, minStockLevel: 7, sellingPriceMinor: 90 });
    const { rows } = await pharmacist.call(contract.listMedicines, { search: 'storex' });
    expect(rows).toMatchObject([{ minStockLevel: 7, priceMinor: 90, isActive: true }]);
  });

  test('a form that was opened before the store changed a price does not write the old one back', async () => {
    const store = await hospital.as('tenant_admin');
    const shown = await aMedicine(pharmacist, { name: 'Stalex', priceMinor: 150 });
    const { id: medicineId, version, itemVersion } = shown;
    const item = { stockItemId: medicineId, version: itemVersion };
    await store.call(updateStockItem, { ...item, sellingPriceMinor: 90, minStockLevel: 7 });
    const form = { medicineId, version, priceMinor: 150, category: 'Other' };
    const current = { id: medicineId, version, priceMinor: 90, minStockLevel: 7, category: 'Test' };
    await expect(pharmacist.call(contract.updateMedicine, { ...form, itemVersion })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current },
    });
    const { rows } = await pharmacist.call(contract.listMedicines, { search: 'stalex' });
    expect(rows).toMatchObject([current]);
    const again = { ...form, itemVersion: rows[0]!.itemVersion };
    expect(await pharmacist.call(contract.updateMedicine, again)).toMatchObject({ priceMinor: 150 });
  });
});
