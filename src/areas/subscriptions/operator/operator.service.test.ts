import { afterAll, describe, expect, test } from 'vitest';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aRequest, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeOperator, readOperator, readOperatorContact } from './operator.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const card = {
  name: 'Openward Bangladesh',
  address: '12 Kemal Ataturk Avenue, Dhaka',
  phone: '+880 2 555 0110',
  email: 'help@operator.example',
  hours: 'Sunday to Thursday, 9:00 to 17:00',
  taxNumber: 'BIN 000123456',
  bkash: '01711 555 010 (merchant)',
  nagad: '',
  bank: 'Sample Bank, 0001-2345, Gulshan',
  suspendedMayRead: true,
};

describe("the operator's card", () => {
  const opened = openTestSystem(postgres);
  afterAll(() => opened.close());

  test('holds what the settings say until the operator writes one, and then what was written', async () => {
    const { operator, tenantId } = await aPlatform(opened);
    const nurse = await (await opened.aHospital()).as('nurse');
    expect(await nurse.call(readOperator, {})).toEqual({
      name: 'Platform',
      address: '1 Test Road',
      phone: '+880 2 000000',
      email: 'operator@platform.example',
      hours: null,
      taxNumber: null,
      bkash: null,
      nagad: null,
      bank: null,
      suspendedMayRead: true,
      version: 0,
    });
    await operator.call(changeOperator, { ...card, version: 0 });
    expect(await nurse.call(readOperator, {})).toEqual({ ...card, nagad: null, version: 1 });
    await operator.call(changeOperator, { ...card, bank: '', version: 1 });
    expect(await nurse.call(readOperator, {})).toMatchObject({ bank: null, bkash: card.bkash });
    const entries = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('old_values')
        .where('tenant_id', '=', tenantId)
        .where('resource', '=', 'operator_card')
        .orderBy('id')
        .execute(),
    );
    expect(entries.at(-1)).toMatchObject({ old_values: { bank: card.bank } });
  });

  test('tells strangers how the operator is reached, and no account or number beside', async () => {
    const { operator } = await aPlatform(opened);
    const { version } = await operator.call(readOperator, {});
    await operator.call(changeOperator, { ...card, version });
    const { name, address, phone, email, hours } = card;
    const answer = await opened.system.dispatcher.run(readOperatorContact.id, {}, aRequest());
    expect(answer).toEqual({ name, address, phone, email, hours });
  });

  test('is written by the operator alone, with a name', async () => {
    const { operator } = await aPlatform(opened);
    const admin = await (await opened.aHospital()).as('tenant_admin');
    await expect(admin.call(changeOperator, { ...card, version: 0 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(operator.call(changeOperator, { ...card, name: ' ', version: 1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('of two operators who save at the same time the later one is told what the first one saved', async () => {
    const { operator } = await aPlatform(opened);
    const { version } = await operator.call(readOperator, {});
    const first = await operator.call(changeOperator, { ...card, hours: 'Always', version });
    await expect(operator.call(changeOperator, { ...card, hours: 'Never', version })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: first },
    });
    await expect(
      operator.call(changeOperator, { ...card, hours: 'Never', version: 0 }),
    ).rejects.toMatchObject({ code: 'STALE' });
    expect(await operator.call(readOperator, {})).toEqual(first);
  });

  test('a network that asks without end is stopped, and others are not', async () => {
    const ask = (ipAddress: string) =>
      opened.system.dispatcher.run(readOperatorContact.id, {}, { ...aRequest(), ipAddress });
    const answers = await Promise.allSettled(Array.from({ length: 601 }, () => ask('203.0.113.9')));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await ask('203.0.113.10')).toMatchObject({ name: card.name });
  });
});
