import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStockItem } from '#areas/stock/items/item.contract.ts';
import { aStockItem } from '#areas/stock/stock.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPharmacist } from '../../pharmacy.fixture.ts';
import { countMedicines, listMedicines } from '../medicine.contract.ts';
import { listToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import type { MedicineImportRow } from './medicine-import.contract.ts';

const napaxa = {
  name: 'Napaxa Syrup',
  genericName: 'Paracetamol',
  strength: '120 mg/5 ml',
  dosageForm: 'Syrup',
  category: 'Pain and fever',
  maker: 'Padma Pharma',
  packSize: '৬০',
  price: '৳ 0.75',
};

describe('the import of medicines', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let pharmacist: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    pharmacist = await aPharmacist(opened, hospital);
  });
  afterAll(() => opened.close());

  function send(fields: readonly MedicineImportRow['fields'][], caller = pharmacist) {
    const rows = fields.map((one, at) => ({ line: at + 2, fields: one }));
    return caller.call(importList, listToSend('medicines', rows));
  }

  const named = async (search: string) => (await pharmacist.call(listMedicines, { search })).rows;

  test('a row is a medicine as its label says it, with what follows from its form', async () => {
    expect(await send([napaxa])).toMatchObject({ added: 1, present: 0, refused: [], noted: [] });
    expect(await named('napaxa')).toMatchObject([
      {
        name: 'Napaxa Syrup',
        ingredients: [
          { code: 'paracetamol', name: 'Paracetamol', amountThousandths: 120_000, unit: 'mg', perUnits: 5 },
        ],
        dosageForm: 'syrup',
        route: 'oral',
        baseUnit: 'ml',
        packSize: 60,
        priceMinor: 75,
        minStockLevel: 0,
        isAntibiotic: false,
        stockQuantity: 0,
      },
    ]);
  });

  test('several ingredients have their parts of the strength; without as many parts they have no amounts', async () => {
    const both = { ...napaxa, genericName: 'Amoxicillin Trihydrate + Clavulanic Acid', dosageForm: 'Tab.' };
    await send([
      { ...both, name: 'Pairorex', strength: '500 mg + 125 mg', antibiotic: 'Yes' },
      { ...both, name: 'Lumporex', strength: '625 mg' },
      { ...both, name: 'Listorex', ingredients: 'amoxicillin 400 mg/5 ml + clavulanic acid 57 mg/5 ml' },
    ]);
    const amounts = async (name: string) =>
      (await named(name))[0]!.ingredients.map(({ code, amountThousandths }) => [code, amountThousandths]);
    expect(await amounts('pairorex')).toEqual([
      ['amoxicillin', 500_000],
      ['clavulanic acid', 125_000],
    ]);
    expect(await amounts('lumporex')).toEqual([
      ['amoxicillin', null],
      ['clavulanic acid', null],
    ]);
    expect(await amounts('listorex')).toEqual([
      ['amoxicillin', 400_000],
      ['clavulanic acid', 57_000],
    ]);
    expect(await named('pairorex')).toMatchObject([{ isAntibiotic: true, baseUnit: 'tablet' }]);
  });

  test('the same file brings nothing twice, and neither does a row that is there twice', async () => {
    const rows = [
      { ...napaxa, name: 'Onceol' },
      { ...napaxa, name: ' ONCEOL ', price: '9.00' },
    ];
    expect(await send(rows)).toMatchObject({ added: 1, present: 1, refused: [], noted: [] });
    const { totalMedications } = await pharmacist.call(countMedicines, {});
    expect(await send(rows)).toMatchObject({ added: 0, present: 2, refused: [], noted: [] });
    expect(await named('onceol')).toMatchObject([{ priceMinor: 75 }]);
    expect(await pharmacist.call(countMedicines, {})).toMatchObject({ totalMedications });
  });

  test('two imports of the same rows at once add each once', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ ...napaxa, name: `Racerol ${at}` }));
    const [one, other] = await Promise.all([send(rows), send(rows)]);
    expect([one.added + one.present, other.added + other.present]).toEqual([20, 20]);
    expect(one.added + other.added).toBe(20);
    expect(await named('racerol')).toHaveLength(20);
  });

  test('a medicine that holds the same from another maker is added, taken as the same or not taken, as was said', async () => {
    const one = {
      ...napaxa,
      name: 'Twinol',
      genericName: 'Ibuprofen',
      strength: '200 mg',
      dosageForm: 'Tablet',
    };
    await send([one]);
    const other = (name: string, twins: string, strength = '200mg') => ({
      ...one,
      name,
      maker: 'Meghna',
      twins,
      strength,
    });
    const answer = await send([
      other('Twinadd', 'add'),
      other('Twinsame', 'same'),
      other('Twinskip', 'skip'),
      other('Twinfree', 'skip', '400 mg'),
      other('Twinodd', 'perhaps'),
    ]);
    expect(answer).toMatchObject({ added: 2, present: 1, refused: [{ line: 4 }, { line: 6 }] });
    expect(answer.refused[0]!.fields).toEqual({
      twins: { code: 'medicines.twinInList', facts: { name: 'Twinol' } },
    });
    expect(answer.refused[1]!.fields).toEqual({ twins: { code: 'medicines.twinUnknown' } });
    expect((await named('twin')).map(({ name }) => name).toSorted()).toEqual([
      'Twinadd',
      'Twinfree',
      'Twinol',
    ]);
  });

  test('an antibiotic is marked by its substance, and a table that denies it is told', async () => {
    const known = { ...napaxa, genericName: 'Azithromycin', strength: '500 mg', dosageForm: 'Tablet' };
    const answer = await send([
      { ...known, name: 'Azimarked' },
      { ...known, name: 'Azidenied', antibiotic: 'no' },
    ]);
    expect(answer).toMatchObject({
      added: 1,
      refused: [{ line: 3, fields: { antibiotic: { code: 'medicines.markKnown' } } }],
    });
    expect(await named('azimarked')).toMatchObject([{ isAntibiotic: true, isPrescriptionOnly: true }]);
  });

  test('a strength that could not be read as an amount is told', async () => {
    const answer = await send([{ ...napaxa, name: 'Oddstrength', strength: 'forte' }]);
    expect(answer).toMatchObject({
      added: 1,
      noted: [
        { line: 2, fields: { strength: { code: 'medicines.strengthUnread', facts: { strength: 'forte' } } } },
      ],
    });
  });

  test.each([
    [{ genericName: '', name: '' }, ['name', 'genericName', 'ingredients']],
    [{ category: '' }, ['category']],
    [{ dosageForm: 'Elixir of life' }, ['dosageForm', 'route', 'baseUnit']],
    [{ dosageForm: 'Drops' }, ['route']],
    [{ dosageForm: 'Injection', route: 'IM' }, ['baseUnit']],
    [{ route: 'through the wall' }, ['route']],
    [{ price: '' }, ['price']],
    [{ price: '-1' }, ['price']],
    [{ price: '0.755' }, ['price']],
    [{ packSize: '0' }, ['packSize']],
    [{ packSize: 'ten' }, ['packSize']],
    [{ controlled: 'perhaps' }, ['controlled']],
    [{ ingredients: '500 mg' }, ['ingredients']],
    [{ ingredients: 'Paracetamol 500 mg + Acetaminophen 1 mg' }, ['ingredients']],
    [{ doseLimits: 'much' }, ['doseLimits']],
    [{ doseLimits: 'ibuprofen: 10 mg/kg single' }, ['doseLimits']],
  ])('a row with %j is refused at what is wrong; its neighbour is added', async (part, columns) => {
    const neighbour = `Goodol ${JSON.stringify(part)}`.slice(0, 150);
    const answer = await send([
      { ...napaxa, name: 'Refusol', ...part },
      { ...napaxa, name: neighbour },
    ]);
    expect(answer).toMatchObject({ added: 1, present: 0, refused: [{ line: 2 }] });
    expect(Object.keys(answer.refused[0]!.fields).toSorted()).toEqual(columns.toSorted());
    expect(await named('refusol')).toEqual([]);
  });

  test('a code that an item, a medicine or an earlier row has is refused at its row, in other letters too', async () => {
    const admin = await hospital.as('tenant_admin');
    await admin.call(createStockItem, aStockItem({ sku: 'Taken-1' }));
    await send([{ ...napaxa, name: 'Codol', code: 'Taken-2' }]);
    const answer = await send([
      { ...napaxa, name: 'Codone', code: 'taken-1' },
      { ...napaxa, name: 'Codtwo', code: 'TAKEN-2' },
      { ...napaxa, name: 'Codthree', code: 'Free-1' },
      { ...napaxa, name: 'Codfour', code: 'FREE-1' },
    ]);
    const taken = { code: { code: 'medicines.codeTaken' } };
    expect(answer).toMatchObject({
      ...{ added: 1, present: 0 },
      refused: [2, 3, 5].map((line) => ({ line, fields: taken })),
    });
    expect(await named('codthree')).toMatchObject([{ code: 'Free-1' }]);
    for (const refused of ['codone', 'codtwo', 'codfour']) expect(await named(refused)).toEqual([]);
  });

  test('who does not keep the catalogue imports nothing; another hospital sees nothing of it', async () => {
    await expect(send([napaxa], await hospital.as('nurse'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const neighbour = await (await opened.aHospital()).as('tenant_admin');
    expect((await neighbour.call(listMedicines, {})).rows).toEqual([]);
  });
});
