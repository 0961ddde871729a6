import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import * as contract from './client-log.contract.ts';
import { trimClientLog } from './client-log.queries.ts';
import { maxTaken } from './client-log.rules.ts';

describe('the client log', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let auditor: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    auditor = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const anEntry = (message: string): contract.ReportedEntry => ({
    level: 'error',
    message,
    source: 'crash',
    screen: '/dashboard/patients',
  });

  test('what a nurse’s page reports is listed with her name, without what could be personal', async () => {
    const nurse = await hospital.as('nurse');
    const reported = {
      ...anEntry('Reading "Rahima Khatun" of rahima@mail.example failed'),
      screen: '/dashboard/patients/01980000-0000-7000-8000-0000000000a1?q=Rahima',
      call: 'patients.get',
      reference: '01980000-0000-7000-8000-0000000000b2',
      stack: ['PatientsScreen a.js:1:2', 'at load (Rahima)'],
    };
    expect(await nurse.call(contract.recordClientLog, { entries: [reported] })).toEqual({ kept: 1 });
    const { rows } = await auditor.call(contract.listClientLog, {});
    expect(rows[0]).toMatchObject({
      level: 'error',
      message: 'Reading [text] of [e-mail] failed',
      userName: 'Sample nurse',
      tenantId: hospital.tenantId,
      context: {
        source: 'crash',
        screen: '/dashboard/patients/[id]',
        call: 'patients.get',
        reference: reported.reference,
        stack: ['PatientsScreen a.js:1:2'],
        times: 1,
      },
    });
    expect(opened.announced).toContain(`${hospital.tenantId} client-log`);
  });

  test('pages join to the whole list, and a level narrows it', async () => {
    const own = await opened.aHospital();
    const person = await own.as('tenant_admin');
    const levels = ['error', 'warn', 'error', 'info', 'error'] as const;
    const entries = levels.map((level, index) => ({ ...anEntry(`Number ${index}`), level }));
    await person.call(contract.recordClientLog, { entries });
    const first = await person.call(contract.listClientLog, { limit: 3 });
    const rest = await person.call(contract.listClientLog, { limit: 3, cursor: first.nextCursor! });
    const messages = [...first.rows, ...rest.rows].map((row) => row.message);
    expect(messages).toEqual(['Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0']);
    expect((await person.call(contract.listClientLog, { level: 'error' })).rows).toHaveLength(3);
  });

  test('a page that fails without end fills no more than its share, and the next minute it is heard again', async () => {
    const own = await opened.aHospital();
    const person = await own.as('doctor');
    const other = await own.as('nurse');
    const entries = Array.from({ length: 20 }, () => anEntry('Again'));
    let kept = 0;
    for (let batch = 0; batch < 5; batch += 1) {
      kept += (await person.call(contract.recordClientLog, { entries })).kept;
    }
    expect(kept).toBe(maxTaken.inMinute);
    expect(await other.call(contract.recordClientLog, { entries: [anEntry('Mine')] })).toEqual({ kept: 1 });
    opened.clock.advance(61_000);
    expect(await person.call(contract.recordClientLog, { entries })).toEqual({ kept: 20 });
    opened.clock.set(new Date().toISOString());
  });

  test('of many reports at once no more is kept than of as many one after the other', async () => {
    const own = await opened.aHospital();
    const person = await own.as('doctor');
    const entries = Array.from({ length: 20 }, () => anEntry('At once'));
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => person.call(contract.recordClientLog, { entries })),
    );
    const kept = answers.reduce((sum, answer) => sum + answer.kept, 0);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(maxTaken.inMinute);
    const { rows } = await (await own.as('tenant_admin')).call(contract.listClientLog, { limit: 200 });
    expect(rows).toHaveLength(kept);
  });

  test('one person reports no more than their share of an hour, and all together no more than the hospital’s', async () => {
    const own = await opened.aHospital();
    const started = opened.clock.now().toISOString();
    const people = await Promise.all(
      (['doctor', 'nurse', 'receptionist', 'tenant_admin'] as const).map((role) => own.as(role)),
    );
    const entries = Array.from({ length: 20 }, () => anEntry('Minute after minute'));
    const kept: number[] = [];
    for (const person of people) {
      let taken = 0;
      for (let minute = 0; minute < 8; minute += 1) {
        for (let batch = 0; batch < 3; batch += 1) {
          taken += (await person.call(contract.recordClientLog, { entries })).kept;
        }
        opened.clock.advance(61_000);
      }
      kept.push(taken);
    }
    const { inHour, fromHospitalInHour } = maxTaken;
    expect(kept).toEqual([inHour, inHour, inHour, fromHospitalInHour - 3 * inHour]);
    opened.clock.set(started);
  });

  test('only the newest entries are kept', async () => {
    const own = await opened.aHospital();
    const person = await own.as('tenant_admin');
    await person.call(contract.recordClientLog, { entries: ['a', 'b', 'c', 'd'].map(anEntry) });
    await opened.database.inTenant(own.tenantId, 'write', (db) => trimClientLog(db, own.tenantId, 3));
    const { rows } = await person.call(contract.listClientLog, {});
    expect(rows.map(({ message }) => message)).toEqual(['d', 'c', 'b']);
  });

  test('it is for those who may read the trail, and for their own hospital', async () => {
    await auditor.call(contract.recordClientLog, { entries: [anEntry('Ours')] });
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(contract.listClientLog, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    expect((await stranger.call(contract.listClientLog, {})).rows).toEqual([]);
  });

  test('a batch with one entry that cannot be read leaves nothing', async () => {
    const own = await opened.aHospital();
    const person = await own.as('tenant_admin');
    const entries = [anEntry('Good'), { ...anEntry('Bad'), level: 'loud' as 'error' }];
    await expect(person.call(contract.recordClientLog, { entries })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await person.call(contract.listClientLog, {})).rows).toEqual([]);
  });
});
