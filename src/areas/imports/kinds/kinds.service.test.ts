import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDoctors } from '#areas/appointments/doctors/doctor.contract.ts';
import { getDoctorHours } from '#areas/appointments/doctors/hours/hours.contract.ts';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { listBeds } from '#areas/inpatient/beds/bed.contract.ts';
import { listLabTests } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import { listUsers } from '#areas/people/users/user.contract.ts';
import { listStockItems } from '#areas/stock/items/item.contract.ts';
import { issueStock, listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { listStockPlaces } from '#areas/stock/places/place.contract.ts';
import { listSuppliers } from '#areas/stock/suppliers/supplier.contract.ts';
import { listProcedures } from '#areas/surgery/procedures/procedure.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { importList, undoImport } from '../runs/import.contract.ts';
import type { ListName } from '../runs/list-needs.ts';

type Fields = Record<string, string>;

interface Case {
  list: ListName;
  /** Two rows that are new. */
  rows: readonly [Fields, Fields];
  /** The first as it reads once the file says otherwise. */
  changed: Fields;
  /** Rows that are not taken, with the columns that say why. */
  refused: readonly (readonly [Fields, readonly string[]])[];
  /** What the list shows of what was imported, by name. */
  shown: (admin: Caller) => Promise<unknown[]>;
  /** How many records of the run stay once one of them was changed: a ward stays with its bed. */
  kept?: number;
  /** By what the audit trail still knows the other one; left out where its record stays. */
  gone?: readonly string[];
  /** Before and after the change. */
  expected: readonly [readonly unknown[], readonly unknown[]];
}

const service = { name: 'Imported X-ray', category: 'Imaging' };
const item = {
  name: 'Imported gloves',
  category: 'Wear',
  baseUnit: 'pair',
  unitCost: '9',
  sellingPrice: '15',
};
const onMonday = (hours: string): Fields => ({
  name: 'Dr. Imported',
  specialty: 'Cardiology',
  monday: hours,
});

const cases: readonly Case[] = [
  {
    list: 'lab-tests',
    gone: ['Imported K'],
    rows: [
      { name: 'Imported Na', category: 'Electrolytes', price: '400', unit: 'mmol/L', normalRange: '135-145' },
      { name: 'Imported K', category: 'Electrolytes', price: '400', criticalRange: '2.8-6.2' },
    ],
    changed: { name: 'Imported Na', category: 'Electrolytes', price: '450' },
    refused: [
      [
        { name: 'Imported Cl', category: 'Electrolytes', price: '1', criticalRange: 'high' },
        ['criticalRange'],
      ],
      [{ name: '', category: '', price: '1' }, ['name', 'category']],
    ],
    shown: async (admin) =>
      (await admin.call(listLabTests, { search: 'imported' })).rows.map((row) => [
        row.name,
        row.priceMinor,
        row.unit,
      ]),
    expected: [
      [
        ['Imported K', 40_000, null],
        ['Imported Na', 40_000, 'mmol/L'],
      ],
      [
        ['Imported K', 40_000, null],
        ['Imported Na', 45_000, 'mmol/L'],
      ],
    ],
  },
  {
    list: 'suppliers',
    gone: ['Imported Medical'],
    rows: [
      { name: 'Imported Pharma', phone: '+880 2 5555 0188', leadDays: '৫' },
      { name: 'Imported Medical' },
    ],
    changed: { name: 'IMPORTED Pharma', leadDays: '6' },
    refused: [[{ name: 'Imported Bad', email: 'nowhere', leadDays: 'soon' }, ['leadDays', 'email']]],
    shown: async (admin) =>
      (await admin.call(listSuppliers, { search: 'imported' })).rows.map((row) => [
        row.name,
        row.phone,
        row.leadDays,
      ]),
    expected: [
      [
        ['Imported Medical', null, null],
        ['Imported Pharma', '+880 2 5555 0188', 5],
      ],
      [
        ['Imported Medical', null, null],
        ['IMPORTED Pharma', '+880 2 5555 0188', 6],
      ],
    ],
  },
  {
    list: 'stock-items',
    gone: ['Imported masks'],
    rows: [
      { ...item, sku: 'IMP-1' },
      { ...item, name: 'Imported masks', minStockLevel: '1,200' },
    ],
    changed: { ...item, name: 'Imported gloves M', sku: 'imp-1', sellingPrice: '16' },
    refused: [
      [{ ...item, name: 'Imported box', packSize: '10' }, ['packName']],
      [{ ...item, name: 'Imported thing', kind: 'medicine' }, ['kind']],
    ],
    shown: async (admin) =>
      (await admin.call(listStockItems, { search: 'imported' })).rows.map((row) => [
        row.name,
        row.sellingPriceMinor,
      ]),
    expected: [
      [
        ['Imported gloves', 1500],
        ['Imported masks', 1500],
      ],
      [
        ['Imported gloves M', 1600],
        ['Imported masks', 1500],
      ],
    ],
  },
  {
    list: 'people',
    gone: ['Imported Barua'],
    rows: [
      {
        firstName: 'Imported',
        lastName: 'Akter',
        email: 'imported.akter@mail.example',
        roles: 'nurse; Doctor',
      },
      { firstName: 'Imported', lastName: 'Barua', email: 'imported.barua@mail.example' },
    ],
    changed: {
      firstName: 'Imported',
      lastName: 'Akter',
      email: 'Imported.Akter@mail.example',
      phone: '01711 000021',
    },
    refused: [
      [{ firstName: 'A', lastName: 'B', email: 'imported.c@mail.example', roles: 'Wizard' }, ['roles']],
      [{ firstName: 'A', lastName: 'B', email: 'imported.akter@mail.example', roles: 'nurse' }, ['roles']],
      [{ firstName: 'A', lastName: 'B', email: 'nowhere' }, ['email']],
    ],
    shown: async (admin) =>
      (await admin.call(listUsers, { search: 'imported' })).rows.map((row) => [
        row.lastName,
        row.phone,
        row.roles.map(({ name }) => name.toLowerCase()).toSorted(),
      ]),
    expected: [
      [
        ['Akter', null, ['doctor', 'nurse']],
        ['Barua', null, []],
      ],
      [
        ['Akter', '01711 000021', ['doctor', 'nurse']],
        ['Barua', null, []],
      ],
    ],
  },
  {
    list: 'beds',
    kept: 2,
    rows: [
      { ward: 'Imported ward', wardType: 'general', floor: '2', room: '201', bed: 'B-01' },
      { ward: 'imported WARD', room: '201', bed: 'B-02', bedType: 'private', equipment: 'oxygen; suction' },
    ],
    changed: { ward: 'Imported ward', bed: 'b-01', room: '202' },
    refused: [
      [{ ward: 'Imported other', bed: 'B-01' }, ['wardType']],
      [{ ward: 'Imported ward', wardType: 'icu', bed: 'B-03' }, ['wardType']],
      [{ ward: 'Imported ward', bed: 'B-04', bedType: 'hammock' }, ['bedType']],
    ],
    shown: async (admin) =>
      (await admin.call(listBeds, { search: 'imported' })).rows.map((row) => [
        row.bedNumber,
        row.roomName,
        row.bedType,
        row.equipment,
      ]),
    expected: [
      [
        ['B-01', '201', 'standard', []],
        ['B-02', '201', 'private', ['oxygen', 'suction']],
      ],
      [
        ['B-01', '202', 'standard', []],
        ['B-02', '201', 'private', ['oxygen', 'suction']],
      ],
    ],
  },
  {
    list: 'procedures',
    gone: ['Imported circumcision'],
    rows: [
      { name: 'Imported hernia repair', usualDuration: '90', hasSide: 'হ্যাঁ', serviceName: service.name },
      { name: 'Imported circumcision', usualDuration: '30', code: 'CIRC' },
    ],
    changed: { name: 'Imported hernia repair', usualDuration: '75' },
    refused: [
      [{ name: 'Imported short', usualDuration: '1' }, ['usualDuration']],
      [{ name: 'Imported unbilled', usualDuration: '60', serviceName: 'Nothing' }, ['serviceName']],
    ],
    shown: async (admin) =>
      (await admin.call(listProcedures, { search: 'imported' })).rows.map((row) => [
        row.name,
        row.usualDuration,
        row.hasSide,
        row.serviceName,
      ]),
    expected: [
      [
        ['Imported circumcision', 30, null, null],
        ['Imported hernia repair', 90, true, service.name],
      ],
      [
        ['Imported circumcision', 30, null, null],
        ['Imported hernia repair', 75, true, service.name],
      ],
    ],
  },
  {
    list: 'doctors',
    gone: ['Dr. Imported Too'],
    rows: [onMonday('9am-1pm, 17:00–21:00'), { name: 'Dr. Imported Too', specialty: 'Surgery' }],
    changed: { ...onMonday('09:00-13:00'), specialty: 'Cardiology' },
    refused: [
      [{ ...onMonday('in the morning'), name: 'Dr. Imported Three' }, ['monday']],
      [{ name: 'Dr. Imported Four', specialty: 'Surgery', email: 'nobody@mail.example' }, ['email']],
    ],
    shown: async (admin) => {
      const { rows } = await admin.call(listDoctors, {});
      return Promise.all(
        rows
          .filter(({ name }) => name.includes('Imported'))
          .map(async ({ id, name }) => {
            const { spans } = await admin.call(getDoctorHours, { doctorId: id });
            return [name, spans.map((span) => [span.weekday, span.fromMinute, span.toMinute])];
          }),
      );
    },
    expected: [
      [
        [
          'Dr. Imported',
          [
            [1, 540, 780],
            [1, 1020, 1260],
          ],
        ],
        ['Dr. Imported Too', []],
      ],
      [
        ['Dr. Imported', [[1, 540, 780]]],
        ['Dr. Imported Too', []],
      ],
    ],
  },
];

describe('the lists', () => {
  const opened = openTestSystem();
  let admin: Caller;

  beforeAll(async () => {
    admin = await (await opened.aHospital()).as('tenant_admin');
    await send('services', [{ ...service, price: '450' }]);
  });
  afterAll(() => opened.close());

  function send(list: ListName, fields: readonly Fields[], importRunId = newId()) {
    const rows = fields.map((one, at) => ({ line: at + 2, fields: one }));
    return admin.call(importList, { list, importRunId, fileName: `${list}.csv`, rows });
  }

  test.each(cases)('$list: added, the same, changed, refused, killed in the middle, undone', async (one) => {
    const { list, rows, changed, kept = 1, gone = [], refused, shown, expected } = one;
    const [first, second] = rows;
    const run = newId();
    // Killed after its first row, and begun again.
    expect(await send(list, [first], run)).toMatchObject({ added: 1, refused: [] });
    expect(await send(list, rows, run)).toMatchObject({ added: 1, changed: 0, present: 1, refused: [] });
    expect(await shown(admin)).toEqual(expected[0]);
    expect(await send(list, rows)).toMatchObject({ added: 0, changed: 0, present: 2, refused: [] });
    const bad = await send(list, [...refused.map(([fields]) => fields), second]);
    expect(bad.refused.map(({ fields }) => Object.keys(fields))).toEqual(
      refused.map(([, columns]) => [...columns]),
    );
    expect(bad).toMatchObject({ added: 0, changed: 0, present: 1 });
    expect(await shown(admin)).toEqual(expected[0]);
    const change = newId();
    expect(await send(list, [changed], change)).toMatchObject({ added: 0, changed: 1, refused: [] });
    expect(await shown(admin)).toEqual(expected[1]);
    expect(await admin.call(undoImport, { importRunId: change })).toMatchObject({ undone: 1, kept: 0 });
    expect(await shown(admin)).toEqual(expected[0]);
    // What was changed after the run is no longer as the run left it, though it reads the same again.
    const undone = await admin.call(undoImport, { importRunId: run });
    expect(undone).toMatchObject({ state: 'undone', kept });
    expect(await shown(admin)).toHaveLength(1);
    const trail = await admin.call(listAuditEntries, { action: 'DELETE', limit: 200 });
    const names = trail.rows.map(({ recordName }) => recordName ?? 'without a name');
    expect(names).toEqual(expect.arrayContaining([...gone]));
    expect(names).not.toContain('without a name');
  });

  test('opening stock is received lot by lot, once, and taken back while nobody has moved it', async () => {
    await send('stock-items', [
      { ...item, name: 'Stocked gloves', sku: 'OPEN-1', packSize: '10', packName: 'box' },
    ]);
    const places = (await admin.call(listStockPlaces, {})).rows;
    const store = places.find(({ code }) => code === 'main-store')!;
    const lot = {
      item: 'stocked gloves',
      lot: 'GL-1',
      expiry: '2099-12-31',
      quantity: '40',
      place: store.name,
    };
    const rows: Fields[] = [
      lot,
      {
        code: 'open-1',
        item: 'whatever',
        lot: 'GL-2',
        expiry: '2099-06-30',
        quantity: '5',
        unit: 'pack',
        cost: '90',
        place: 'main-store',
      },
    ];
    const run = newId();
    expect(await send('opening-stock', rows, run)).toMatchObject({
      added: 2,
      changed: 0,
      present: 0,
      refused: [],
    });
    expect(await send('opening-stock', rows)).toMatchObject({
      added: 0,
      changed: 0,
      present: 2,
      refused: [],
    });
    const { rows: items } = await admin.call(listStockItems, { search: 'stocked gloves' });
    const stockItemId = items[0]!.id;
    expect(items[0]).toMatchObject({ currentStock: 90, valueMinor: 40 * 900 + 5 * 9000 });
    const refused = await send('opening-stock', [
      { ...lot, quantity: '41' },
      { ...lot, item: 'No such thing' },
      { ...lot, lot: 'GL-3', place: 'Nowhere' },
      { ...lot, lot: 'GL-4', quantity: '0' },
      { ...lot, lot: '', expiry: '' },
      { ...lot, lot: 'GL-5', expiry: '2001-01-31' },
    ]);
    expect(refused.refused.map(({ fields }) => Object.keys(fields))).toEqual([
      ['quantity'],
      ['item'],
      ['place'],
      ['quantity'],
      ['lot'],
      ['row'],
    ]);
    const { rows: lots } = await admin.call(listStockLots, { stockItemId });
    const used = lots.find(({ lotNumber }) => lotNumber === 'GL-2')!;
    await admin.call(issueStock, {
      ...{ stockItemId, placeId: store.id, lotId: used.lotId, quantity: 1, reason: 'Used in the ward' },
    });
    const undone = await admin.call(undoImport, { importRunId: run });
    expect(undone).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect((await admin.call(listStockItems, { search: 'stocked gloves' })).rows).toMatchObject([
      { currentStock: 49 },
    ]);
    expect(await send('opening-stock', [lot])).toMatchObject({ added: 1 });
  });
});
