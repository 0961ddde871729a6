import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '../patients.fixture.ts';
import * as contract from './patient.contract.ts';

describe.each(everyPostgres())('patients on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let neighbour: Hospital;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    clerk = await hospital.as('receptionist');
  });
  afterAll(() => opened.close());

  test('a registered patient is found again with every field', async () => {
    const registered = await clerk.call(contract.registerPatient, aPatient({ allergies: 'Penicillin' }));
    expect(registered.patientNumber).toMatch(/^P\d{6}$/);
    const found = await clerk.call(contract.getPatient, { patientId: registered.id });
    expect(found).toEqual(registered);
    expect(found.allergies).toBe('Penicillin');
  });

  test('a repeat of one submission registers one patient and is answered alike', async () => {
    const input = aPatient();
    const [first, second] = await Promise.all([
      clerk.call(contract.registerPatient, input, 'the-same-key'),
      clerk.call(contract.registerPatient, input, 'the-same-key'),
    ]);
    expect(second).toEqual(first);
    const matches = await clerk.call(contract.listPatients, { search: input.lastName });
    expect(matches.rows.map((row) => row.id)).toEqual([first.id]);
  });

  test('another request under a used key is refused', async () => {
    await clerk.call(contract.registerPatient, aPatient(), 'a-used-key');
    await expect(clerk.call(contract.registerPatient, aPatient(), 'a-used-key')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('numbers are unique and without gaps when many clerks register at once', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    const patients = await Promise.all(
      Array.from({ length: 25 }, () => someone.call(contract.registerPatient, aPatient())),
    );
    const numbers = patients.map((patient) => Number(patient.patientNumber.slice(1)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  test('likely duplicates are shown, and the user decides', async () => {
    const input = aPatient({ phone: '+880 1711 222333' });
    const first = await clerk.call(contract.registerPatient, input);
    const again = { ...aPatient(), phone: '01711222333' };
    await expect(clerk.call(contract.registerPatient, again)).rejects.toMatchObject({
      code: 'PATIENT_DUPLICATE',
      facts: { candidates: [{ id: first.id }] },
    });
    const second = await clerk.call(contract.registerPatient, { ...again, isAnotherPerson: true });
    expect(second.id).not.toBe(first.id);
  });

  test('search matches inside words, both names together, number, e-mail and phone, without case', async () => {
    const someone = await clerk.call(
      contract.registerPatient,
      aPatient({
        firstName: 'Zubaida',
        lastName: 'Quaderi',
        email: 'Zubi.Q@mail.example',
        phone: '+8801799887766',
      }),
    );
    const searches = ['UBAI', 'zubaida quad', 'quaderi zubaida', someone.patientNumber.toLowerCase()];
    for (const search of [...searches, 'zubi.q@', '01799-887766', '998877', 'zu']) {
      const page = await clerk.call(contract.listPatients, { search });
      const isFound = page.rows.some((row) => row.id === someone.id);
      expect({ search, isFound }).toEqual({ search, isFound: true });
    }
    const none = await clerk.call(contract.listPatients, { search: 'zubaida%' });
    expect(none.rows).toEqual([]);
  });

  test('a phone in digits of any keyboard is kept in 0 to 9, found by either, and known as a duplicate', async () => {
    const phone = '+৮৮০ ১৭৫৫-৪৪৩৩২২';
    const someone = await clerk.call(contract.registerPatient, aPatient({ phone, firstName: 'রহিম ৭' }));
    expect(someone).toMatchObject({ phone: '+880 1755-443322', firstName: 'রহিম ৭' });
    const number = someone.patientNumber.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    for (const search of ['০১৭৫৫৪৪৩৩২২', '01755443322', '٠١٧٥٥٤٤٣٣٢٢', number, 'রহিম ৭', 'রহিম 7']) {
      const { rows } = await clerk.call(contract.listPatients, { search });
      expect({ search, ids: rows.map((row) => row.id) }).toEqual({ search, ids: [someone.id] });
    }
    await expect(
      clerk.call(contract.registerPatient, aPatient({ phone: '০১৭৫৫ ৪৪৩৩২২' })),
    ).rejects.toMatchObject({ code: 'PATIENT_DUPLICATE', facts: { candidates: [{ id: someone.id }] } });
  });

  test('the list is sorted and paged by key, each patient once', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    for (let index = 0; index < 7; index += 1) await someone.call(contract.registerPatient, aPatient());
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await someone.call(contract.listPatients, { limit: 3, ...(cursor ? { cursor } : {}) });
      names.push(...page.rows.map((row) => `${row.firstName} ${row.lastName}`.toLowerCase()));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toHaveLength(7);
    expect(names).toEqual(names.toSorted());
  });

  test('a stale edit is refused with what is stored now', async () => {
    const patient = await clerk.call(contract.registerPatient, aPatient());
    await clerk.call(contract.updatePatient, { patientId: patient.id, version: 1, address: '1 New Road' });
    await expect(
      clerk.call(contract.updatePatient, { patientId: patient.id, version: 1, address: '2 Old Road' }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { address: '1 New Road' } } });
  });

  test('an update leaves empty fields as they are and clears what is null', async () => {
    const patient = await clerk.call(
      contract.registerPatient,
      aPatient({ address: 'Here', medicalHistory: 'Asthma' }),
    );
    const updated = await clerk.call(contract.updatePatient, {
      patientId: patient.id,
      version: 1,
      firstName: '',
      medicalHistory: null,
    });
    expect(updated).toMatchObject({ firstName: patient.firstName, address: 'Here', medicalHistory: null });
  });

  test('a deleted patient is hidden, counted, and can be reactivated', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const patient = await admin.call(contract.registerPatient, aPatient());
    const gone = await admin.call(contract.deactivatePatient, { patientId: patient.id, version: 1 });
    expect(gone.status).toBe('inactive');
    expect((await admin.call(contract.listPatients, {})).rows).toEqual([]);
    expect(await admin.call(contract.countPatients, {})).toEqual({
      total: 1,
      active: 0,
      deceased: 0,
      newToday: 1,
    });
    await admin.call(contract.reactivatePatient, { patientId: patient.id, version: 2 });
    expect((await admin.call(contract.listPatients, {})).rows).toHaveLength(1);
    expect(await admin.call(contract.countPatients, {})).toEqual({
      total: 1,
      active: 1,
      deceased: 0,
      newToday: 1,
    });
  });

  test('the status is changed in the form by those who may delete, and the counters follow', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const someone = await own.as('receptionist');
    const patient = await admin.call(contract.registerPatient, aPatient());
    const change = { patientId: patient.id, version: 1, status: 'inactive' as const };
    await expect(someone.call(contract.updatePatient, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unchanged = { ...change, status: 'active' as const, address: '3 New Road' };
    expect(await someone.call(contract.updatePatient, unchanged)).toMatchObject({ version: 2 });
    const gone = await admin.call(contract.updatePatient, { ...change, version: 2, address: '4 New Road' });
    expect(gone).toMatchObject({ status: 'inactive', address: '4 New Road' });
    expect(await admin.call(contract.countPatients, {})).toEqual({
      total: 1,
      active: 0,
      deceased: 0,
      newToday: 1,
    });
  });

  test('screens that show the record hear of its change', async () => {
    const patient = await clerk.call(contract.registerPatient, aPatient());
    await clerk.call(contract.updatePatient, { patientId: patient.id, version: 1, address: '5 New Road' });
    expect(opened.announced).toContain(`${hospital.tenantId} patients/${patient.id}`);
  });

  test('who may not delete or write is refused, and nothing changes', async () => {
    const patient = await clerk.call(contract.registerPatient, aPatient());
    await expect(
      clerk.call(contract.deactivatePatient, { patientId: patient.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await clerk.call(contract.getPatient, { patientId: patient.id })).toEqual(patient);
  });

  test('another hospital gets the answer of an id that does not exist', async () => {
    const patient = await clerk.call(contract.registerPatient, aPatient());
    const stranger = await neighbour.as('tenant_admin');
    for (const patientId of [patient.id, '01980000-0000-7000-8000-00000000dead']) {
      await expect(stranger.call(contract.getPatient, { patientId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        facts: {},
      });
      await expect(
        stranger.call(contract.updatePatient, { patientId, version: 1, address: 'x' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    expect((await stranger.call(contract.listPatients, { search: patient.lastName })).rows).toEqual([]);
  });

  test('a refused registration leaves no patient, no number and no audit entry', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('receptionist');
    await expect(
      someone.call(contract.registerPatient, aPatient({ dateOfBirth: '2999-01-01' })),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { dateOfBirth: { code: 'patients.birthInFuture' } } },
    });
    const traces = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', own.tenantId)
        .select('id')
        .where('resource', '=', 'patients')
        .execute(),
    );
    expect(traces).toEqual([]);
    expect((await someone.call(contract.registerPatient, aPatient())).patientNumber).toBe('P000001');
  });
});
