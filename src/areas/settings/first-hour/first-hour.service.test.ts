import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createDoctor } from '#areas/appointments/doctors/doctor.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { getSettings, updateSettings } from '../settings/settings.contract.ts';
import * as contract from './first-hour.contract.ts';

describe('the first hour', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeEach(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const stepsOf = async (caller: Caller) => {
    const { steps } = await caller.call(contract.readFirstHour, {});
    return Object.fromEntries(steps.map(({ id, isDone }) => [id, isDone]));
  };

  test('a step is done once the data says so, and no earlier', async () => {
    expect(await stepsOf(admin)).toMatchObject({ doctors: false, services: false, wards: false });
    await admin.call(createDoctor, { name: 'Dr. Nasreen Akter', specialty: 'Medicine' });
    await admin.call(createService, { name: 'Consultation', category: 'Consultation', priceMinor: 80_000 });
    expect(await stepsOf(admin)).toMatchObject({ doctors: true, services: true, wards: false });
    const other = await (await opened.aHospital()).as('tenant_admin');
    expect(await stepsOf(other)).toMatchObject({ doctors: false, services: false });
  });

  test('a letterhead is name and address; a logo is a wish', async () => {
    const { version } = await admin.call(getSettings, {});
    const cleared = await admin.call(updateSettings, { version, address: null });
    expect(await stepsOf(admin)).toMatchObject({ letterhead: false });
    await admin.call(updateSettings, { version: cleared.version, address: '5 Lake Road, Dhaka' });
    expect(await stepsOf(admin)).toMatchObject({ letterhead: true });
  });

  test('a module that is off has no step', async () => {
    const small = await opened.aHospital({ modules: { laboratory_enabled: false } });
    const steps = await stepsOf(await small.as('tenant_admin'));
    expect(Object.keys(steps)).toContain('doctors');
    expect(Object.keys(steps)).not.toContain('tests');
  });

  test('UTC that nobody has chosen is asked about until somebody decides, also for UTC', async () => {
    expect(await admin.call(contract.readFirstHour, {})).toMatchObject({ isClockAsked: true });
    await admin.call(contract.decideClock, { timeZone: 'UTC' });
    expect(await admin.call(contract.readFirstHour, {})).toMatchObject({ isClockAsked: false });
  });

  test('another clock moves no stored instant, and holds for everybody at once', async () => {
    const { createdAt } = await admin.call(createService, {
      name: 'Consultation',
      category: 'Consultation',
      priceMinor: 80_000,
    });
    await admin.call(contract.decideClock, { timeZone: 'Asia/Dhaka' });
    const { tenant } = await (await hospital.as('nurse')).call(currentSession, {});
    expect(tenant.timeZone).toBe('Asia/Dhaka');
    const stored = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db.selectFrom('service').select('created_at').where('tenant_id', '=', hospital.tenantId).execute(),
    );
    expect(stored.map(({ created_at: at }) => at)).toEqual([createdAt]);
  });

  test('a zone saved in the settings is a decision, and a form that is older than the card is stale', async () => {
    const { version } = await admin.call(getSettings, {});
    await admin.call(updateSettings, { version, timeZone: 'UTC' });
    expect(await admin.call(contract.readFirstHour, {})).toMatchObject({ isClockAsked: false });
    await admin.call(contract.decideClock, { timeZone: 'Asia/Dhaka' });
    const late = admin.call(updateSettings, { version: version + 1, timeZone: 'UTC' });
    await expect(late).rejects.toMatchObject({ code: 'STALE' });
  });

  test('a zone that nobody knows is refused and leaves nothing behind', async () => {
    const refused = admin.call(contract.decideClock, { timeZone: 'Asia/Atlantis' });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await admin.call(contract.readFirstHour, {})).toMatchObject({ isClockAsked: true });
  });

  test('the steps are hidden for all administrators, and shown again', async () => {
    await admin.call(contract.hideFirstSteps, { isHidden: true });
    const second = await hospital.as('tenant_admin');
    expect(await second.call(contract.readFirstHour, {})).toMatchObject({ isHidden: true });
    await second.call(contract.hideFirstSteps, { isHidden: false });
    expect(await admin.call(contract.readFirstHour, {})).toMatchObject({ isHidden: false });
  });

  test('who does not set up the hospital is refused', async () => {
    const nurse = await hospital.as('nurse');
    const calls = [
      nurse.call(contract.readFirstHour, {}),
      nurse.call(contract.decideClock, { timeZone: 'Asia/Dhaka' }),
      nurse.call(contract.hideFirstSteps, { isHidden: true }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
