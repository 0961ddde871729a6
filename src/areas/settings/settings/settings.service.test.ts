import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { currentSession, listOrganizations } from '#areas/people/sessions/session.contract.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import * as contract from './settings.contract.ts';

describe('settings', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeEach(async () => {
    hospital = await opened.aHospital({ modules: {} });
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function auditOf(tenantId: string, resource: string) {
    return opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'old_values', 'new_values'])
        .where('tenant_id', '=', tenantId)
        .where('resource', '=', resource)
        .orderBy('id')
        .execute(),
    );
  }

  test('a hospital starts with the documents’ settings', async () => {
    expect(await admin.call(contract.getSettings, {})).toMatchObject({
      currencyCode: 'BDT',
      timeZone: 'UTC',
      taxRateBasisPoints: 1000,
      payoutWithholdingBasisPoints: 1000,
      logoVersion: null,
      modules: { admissions_enabled: false, payouts_enabled: true, notifications_v1: false },
    });
  });

  test('changed settings are stored, recorded with what changed, and announced to everybody', async () => {
    const before = await admin.call(contract.getSettings, {});
    const changes = { timeZone: 'Asia/Kathmandu', taxRateBasisPoints: 750, phone: null } as const;
    const after = await admin.call(contract.updateSettings, { version: before.version, ...changes });
    expect(after).toMatchObject({ ...changes, name: before.name, version: before.version + 1 });
    expect(await admin.call(contract.getSettings, {})).toEqual(after);
    expect(await auditOf(hospital.tenantId, 'settings')).toEqual([
      {
        action: 'UPDATE',
        old_values: { timeZone: 'UTC', taxRateBasisPoints: 1000, phone: before.phone },
        new_values: changes,
      },
    ]);
    const topics = opened.announced.filter((topic) => topic.startsWith(hospital.tenantId));
    expect(topics.map((topic) => topic.split(' ')[1])).toEqual(
      expect.arrayContaining(['settings', 'sessions']),
    );
  });

  test('the session of everybody tells the new settings', async () => {
    const nurse = await hospital.as('nurse');
    const { version } = await admin.call(contract.getSettings, {});
    await admin.call(contract.updateSettings, {
      version,
      name: 'Lakeside Hospital',
      currencyCode: 'EUR',
      dateFormat: 'DD MMM YYYY',
      timeFormat: '24h',
      payoutWithholdingBasisPoints: 500,
    });
    const { tenant } = await nurse.call(currentSession, {});
    expect(tenant).toMatchObject({
      name: 'Lakeside Hospital',
      currencyCode: 'EUR',
      dateFormat: 'DD MMM YYYY',
      timeFormat: '24h',
      taxRateBasisPoints: 1000,
      payoutWithholdingBasisPoints: 500,
      logoVersion: null,
    });
  });

  test('a new name is shown on the login page as well, and no other hospital is renamed', async () => {
    const createdAt = '2020-01-01T00:00:00Z';
    hospital = await opened.aHospital({ createdAt });
    const neighbour = await opened.aHospital({ createdAt });
    admin = await hospital.as('tenant_admin');
    const { version } = await admin.call(contract.getSettings, {});
    await admin.call(contract.updateSettings, { version, name: 'Riverside Hospital' });
    const answer = await opened.system.dispatcher.run(listOrganizations.id, {}, aRequest());
    const { organizations } = listOrganizations.output.parse(answer);
    const nameOf = (slug: string) => organizations.find((one) => one.slug === slug)?.name;
    expect(nameOf(hospital.slug)).toBe('Riverside Hospital');
    expect(nameOf(neighbour.slug)).toBe(`Hospital ${neighbour.slug}`);
  });

  test('a stale edit is refused with what is stored now and changes nothing', async () => {
    const { version } = await admin.call(contract.getSettings, {});
    const first = await admin.call(contract.updateSettings, { version, name: 'First' });
    await expect(admin.call(contract.updateSettings, { version, name: 'Second' })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: first },
    });
    expect(await admin.call(contract.getSettings, {})).toEqual(first);
    expect(await auditOf(hospital.tenantId, 'settings')).toHaveLength(1);
  });

  test.each([
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone', 'settings.timeZoneUnknown'],
    ['an offset in place of a zone', { timeZone: '+06:00' }, 'timeZone', 'settings.timeZoneUnknown'],
    ['a currency that is not offered', { currencyCode: 'JPY' }, 'currencyCode', 'value.chooseOne'],
    [
      'a tax of more than the whole',
      { taxRateBasisPoints: 10_001 },
      'taxRateBasisPoints',
      'settings.percentOutOfRange',
    ],
    ['a hospital without a name', { name: '  ' }, 'name', 'value.missing'],
    ['an address that is none', { email: 'nobody' }, 'email', 'value.notAnEmail'],
  ])('%s is refused at its field and leaves nothing behind', async (_what, changes, field, code) => {
    const before = await admin.call(contract.getSettings, {});
    await expect(
      admin.call(contract.updateSettings, { version: before.version, ...changes }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', facts: { fields: { [field]: { code } } } });
    expect(await admin.call(contract.getSettings, {})).toEqual(before);
    expect(await auditOf(hospital.tenantId, 'settings')).toEqual([]);
  });

  test('a stored currency may stay, though it is not offered', async () => {
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .set({ currency_code: 'KWD' })
        .where('tenant_id', '=', hospital.tenantId)
        .execute(),
    );
    const { version } = await admin.call(contract.getSettings, {});
    const kept = await admin.call(contract.updateSettings, { version, currencyCode: 'KWD', name: 'Gulf' });
    expect(kept.currencyCode).toBe('KWD');
  });

  test('modules are switched one by one, without making an open form stale', async () => {
    const before = await admin.call(contract.getSettings, {});
    await admin.call(contract.setModules, { modules: { laboratory_enabled: true } });
    const after = await admin.call(contract.setModules, {
      modules: { notifications_v1: true, payouts_enabled: false },
    });
    expect(after.modules).toEqual({
      ...before.modules,
      laboratory_enabled: true,
      notifications_v1: true,
      payouts_enabled: false,
    });
    expect(after.version).toBe(before.version);
    const nurse = await hospital.as('nurse');
    expect((await nurse.call(currentSession, {})).modules).toEqual(after.modules);
    expect(await auditOf(hospital.tenantId, 'modules')).toEqual([
      {
        action: 'UPDATE',
        old_values: { laboratory_enabled: false },
        new_values: { laboratory_enabled: true },
      },
      {
        action: 'UPDATE',
        old_values: { notifications_v1: false, payouts_enabled: true },
        new_values: { notifications_v1: true, payouts_enabled: false },
      },
    ]);
  });

  test('a repeat of one submission is recorded once', async () => {
    const { version } = await admin.call(contract.getSettings, {});
    const change = { version, address: '7 New Road' };
    const first = await admin.call(contract.updateSettings, change, 'the-same-key');
    expect(await admin.call(contract.updateSettings, change, 'the-same-key')).toEqual(first);
    expect(await auditOf(hospital.tenantId, 'settings')).toHaveLength(1);
  });

  test('nobody without System Settings reads or changes them', async () => {
    for (const role of ['doctor', 'nurse', 'receptionist'] as const) {
      const other = await hospital.as(role);
      const attempts = [
        other.call(contract.getSettings, {}),
        other.call(contract.updateSettings, { version: 1, name: 'Mine' }),
        other.call(contract.setModules, { modules: { surgery_enabled: true } }),
        other.call(contract.readIntegrations, {}),
      ];
      await Promise.all(
        attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' })),
      );
    }
  });

  test('an administrator of another hospital reaches only their own settings', async () => {
    const before = await admin.call(contract.getSettings, {});
    const other = await (await opened.aHospital()).as('tenant_admin');
    const theirs = await other.call(contract.getSettings, {});
    await other.call(contract.updateSettings, { version: theirs.version, name: 'Theirs' });
    await other.call(contract.setModules, { modules: { surgery_enabled: true } });
    expect(await admin.call(contract.getSettings, {})).toEqual(before);
  });

  test('what this server is connected to is told as it is', async () => {
    expect(await admin.call(contract.readIntegrations, {})).toEqual({
      hasApi: true,
      mail: 'not-configured',
      sms: 'not-configured',
    });
  });
});
