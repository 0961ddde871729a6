import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import {
  approveStockCount,
  countLots,
  getStockCount,
  startStockCount,
  submitStockCount,
} from '#areas/stock/counts/stock-count.contract.ts';
import {
  issueStock,
  listStockLots,
  quarantineStock,
  releaseStock,
} from '#areas/stock/movements/stock-movement.contract.ts';
import { createStockPlace } from '#areas/stock/places/place.contract.ts';
import { approveStockRequest, changeStock } from '#areas/stock/requests/stock-request.contract.ts';
import {
  approveRequisition,
  createRequisition,
  getRequisition,
  issueRequisition,
  receiveRequisition,
} from '#areas/stock/requisitions/requisition.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { receiveTransfer, sendStock } from '#areas/stock/transfers/stock-transfer.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { type Medicine, updateMedicine } from '../medicines/medicine.contract.ts';
import { aMedicine } from '../pharmacy.fixture.ts';
import { readRegister } from './controlled.contract.ts';

describe('what is controlled leaves the inventory', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let keeper: StaffMember;
  let other: StaffMember;
  let medicine: Medicine;
  let lotId: string;
  let shelf: string;
  let witness: { witnessId: string; witnessPassword: string };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const permissions = ['inventory.read', 'inventory.write', 'inventory.approve'] as const;
    keeper = await aStaffMember(opened, hospital, [...permissions]);
    other = await aStaffMember(opened, hospital, [...permissions, 'pharmacy.controlled']);
    shelf = await placeId(admin, 'pharmacy');
    medicine = await aMedicine(admin, { genericName: 'Morphine', isControlled: true });
    await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber: 'M1', quantity: 100, costMinor: 1 });
    lotId = (await admin.call(listStockLots, { stockItemId: medicine.id })).rows[0]!.lotId;
    witness = { witnessId: other.userId, witnessPassword: samplePassword };
  });
  afterAll(() => opened.close());

  const here = async () => {
    const { rows } = await admin.call(listStockLots, { stockItemId: medicine.id });
    return rows.find(({ place }) => place.id === shelf)!.quantity;
  };
  const of = () => ({ stockItemId: medicine.id, lotId, quantity: 1, reason: 'Ward 3' });
  const alone = { code: 'CONTROLLED_NEEDS_WITNESS' };

  test('by two people when it is issued, and the register names the second', async () => {
    const issued = { ...of(), placeId: shelf };
    await expect(keeper.caller.call(issueStock, issued)).rejects.toMatchObject({ code: alone.code });
    const wrong = { ...issued, ...witness, witnessPassword: 'no' };
    await expect(keeper.caller.call(issueStock, wrong)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await here()).toBe(100);
    await keeper.caller.call(issueStock, { ...issued, ...witness });
    expect(await here()).toBe(99);
    const { rows } = await other.caller.call(readRegister, { medicineId: medicine.id });
    expect(rows.at(-1)).toMatchObject({
      ...{ kind: 'issue', quantity: -1 },
      witnessedByName: `Staff ${other.userId.slice(-6)}`,
    });
  });

  test('into quarantine by one, and out of it by two', async () => {
    await keeper.caller.call(quarantineStock, { ...of(), placeId: shelf });
    const back = { ...of(), toPlaceId: shelf };
    await expect(keeper.caller.call(releaseStock, back)).rejects.toMatchObject({ code: alone.code });
    await keeper.caller.call(releaseStock, { ...back, ...witness });
  });

  test.each(['adjustment', 'disposal', 'supplier-return'] as const)(
    'by %s only once somebody else has approved, whatever it is worth',
    async (kind) => {
      const before = await here();
      const change = { ...of(), placeId: shelf, kind, quantity: -1 };
      const asked = await keeper.caller.call(changeStock, change);
      expect(asked).toMatchObject({ isDone: false, request: { status: 'pending' } });
      expect(await here()).toBe(before);
      const decision = { stockRequestId: asked.request!.id, version: asked.request!.version };
      await other.caller.call(approveStockRequest, decision);
      expect(await here()).toBe(before - 1);
    },
  );

  test('on its way to another place by two, and is received by somebody else', async () => {
    const toPlaceId = await placeId(admin, 'main-store');
    const lines = [{ stockItemId: medicine.id, quantity: 2 }];
    const sending = { fromPlaceId: shelf, toPlaceId, lines };
    await expect(keeper.caller.call(sendStock, sending)).rejects.toMatchObject({ code: alone.code });
    const sent = await keeper.caller.call(sendStock, { ...sending, ...witness });
    const arrived = {
      ...{ stockTransferId: sent.id, version: sent.version },
      lines: [{ lotId, receivedQuantity: 2 }],
    };
    await expect(keeper.caller.call(receiveTransfer, arrived)).rejects.toMatchObject({ code: alone.code });
    expect(await other.caller.call(receiveTransfer, arrived)).toMatchObject({ status: 'received' });
  });

  test('to a ward that asked for it by two, and what one alone tries leaves it approved', async () => {
    const nurse = (await aStaffMember(opened, hospital, ['inventory.request'])).caller;
    const ward = (await admin.call(createStockPlace, { name: 'Ward 3', kind: 'ward' })).id;
    const lines = [{ stockItemId: medicine.id, quantity: 2 }];
    const asked = await nurse.call(createRequisition, { placeId: ward, lines });
    const seen = { requisitionId: asked.id, version: asked.version, lines };
    const approved = await keeper.caller.call(approveRequisition, seen);
    const before = await here();
    const issue = { ...seen, version: approved.version, fromPlaceId: shelf };
    await expect(keeper.caller.call(issueRequisition, issue)).rejects.toMatchObject({
      ...{ code: alone.code, facts: { name: `${medicine.name} 500 mg` } },
    });
    await expect(
      keeper.caller.call(issueRequisition, { ...issue, ...witness, witnessId: keeper.userId }),
    ).rejects.toMatchObject({ facts: { fields: { witnessId: expect.anything() } } });
    expect(await nurse.call(getRequisition, { requisitionId: asked.id })).toEqual(approved);
    expect(await here()).toBe(before);
    const sent = await keeper.caller.call(issueRequisition, { ...issue, ...witness });
    expect(await here()).toBe(before - 2);
    await nurse.call(receiveRequisition, { requisitionId: sent.id, version: sent.version });
    const { rows } = await other.caller.call(readRegister, { medicineId: medicine.id, placeId: ward });
    expect(rows).toMatchObject([{ quantity: 2, balance: 2 }]);
  });

  test('by a count only with who counted and who approves, both on the register', async () => {
    const before = await here();
    const { id: stockCountId } = await keeper.caller.call(startStockCount, { placeId: shelf });
    await keeper.caller.call(countLots, { stockCountId, lines: [{ lotId, quantity: before - 3 }] });
    const { version } = await keeper.caller.call(getStockCount, { stockCountId });
    const submitted = await keeper.caller.call(submitStockCount, { stockCountId, version });
    const decision = { stockCountId, version: submitted.version };
    await expect(keeper.caller.call(approveStockCount, decision)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    expect(await here()).toBe(before);
    await other.caller.call(approveStockCount, decision);
    expect(await here()).toBe(before - 3);
    const { rows } = await other.caller.call(readRegister, { medicineId: medicine.id });
    expect(rows.at(-1)).toMatchObject({
      ...{ kind: 'count', quantity: -3 },
      recordedByName: `Staff ${other.userId.slice(-6)}`,
      witnessedByName: `Staff ${keeper.userId.slice(-6)}`,
    });
  });

  test('as soon as the pharmacy says that it is controlled, and the database refuses what is not witnessed', async () => {
    const plain = await aMedicine(admin);
    await aReceipt(admin, plain.id, { placeId: shelf, lotNumber: 'P1', quantity: 9 });
    const issued = { stockItemId: plain.id, placeId: shelf, quantity: 1, reason: 'Ward 3' };
    await keeper.caller.call(issueStock, issued);
    await admin.call(updateMedicine, { medicineId: plain.id, version: 1, isControlled: true });
    await expect(keeper.caller.call(issueStock, issued)).rejects.toMatchObject({ code: alone.code });
    const { tenantId } = hospital;
    const again = (person: string) =>
      opened.database.inTenant(tenantId, 'write', (db) =>
        sql`insert into stock_movement
          select (jsonb_populate_record(moved, jsonb_build_object('id', gen_random_uuid(),
            'witnessed_by', ${sql.raw(person)}))).* from stock_movement moved
          where moved.tenant_id = ${tenantId}::uuid and moved.is_controlled and moved.kind = 'issue' limit 1
          returning id`.execute(db),
      );
    await expect(again('null::uuid')).rejects.toThrow(/stock_movement_witnessed/);
    await expect(again('moved.recorded_by')).rejects.toThrow(/stock_movement_two_people/);
  });
});
