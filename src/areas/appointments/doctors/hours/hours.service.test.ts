import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aDoctor } from '../../appointments.fixture.ts';
import * as contract from './hours.contract.ts';

const morning = { weekday: 7, fromMinute: 540, toMinute: 780 };
const evening = { weekday: 7, fromMinute: 1020, toMinute: 1440 };
const week = { from: '2031-06-02', to: '2031-06-08' };

describe.each(everyPostgres())('hours and leave of doctors on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('a week is written as a whole over the version that was seen, and read with the calendar', async () => {
    const { id: doctorId } = await aDoctor(hospital);
    const spans = [morning, evening];
    const written = await admin.call(contract.writeDoctorHours, { doctorId, version: 1, spans });
    expect(written).toEqual({ id: doctorId, version: 2, spans, leaves: [] });
    const late = admin.call(contract.writeDoctorHours, { doctorId, version: 1, spans: [] });
    await expect(late).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 2, spans } } });
    const desk = await hospital.as('receptionist');
    const { rows } = await desk.call(contract.listDoctorHours, { ...week, doctorId });
    expect(rows).toEqual([{ doctorId, spans, leaves: [] }]);
    await expect(desk.call(contract.getDoctorHours, { doctorId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await admin.call(contract.writeDoctorHours, { doctorId, version: 2, spans: [evening] });
    expect((await admin.call(contract.getDoctorHours, { doctorId })).spans).toEqual([evening]);
  });

  test.each([
    ['that meets another', [morning, { ...morning, fromMinute: 720, toMinute: 800 }], 'spans.1.fromMinute'],
    ['that ends before it begins', [{ ...morning, toMinute: 500 }], 'spans.0.toMinute'],
  ])('a span %s is refused at its field', async (_what, spans, field) => {
    const { id: doctorId } = await aDoctor(hospital);
    const refused = admin.call(contract.writeDoctorHours, { doctorId, version: 1, spans });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(refused.catch((error: unknown) => JSON.stringify(error))).resolves.toContain(field);
  });

  test('leave is added once for a day, shown to the desk without its reason, and taken away', async () => {
    const { id: doctorId } = await aDoctor(hospital);
    const days = { fromDate: '2031-06-05', toDate: '2031-06-12' };
    const leave = await admin.call(contract.addDoctorLeave, { doctorId, ...days, reason: 'Wedding' });
    const again = { doctorId, fromDate: '2031-06-12', toDate: '2031-06-12' };
    await expect(admin.call(contract.addDoctorLeave, again)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { fromDate: { code: 'doctor-hours.leaveOverlap' } } },
    });
    const desk = await hospital.as('receptionist');
    const shown = () => desk.call(contract.listDoctorHours, { ...week, doctorId });
    expect(await shown()).toEqual({ rows: [{ doctorId, spans: [], leaves: [days] }] });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const removal = { doctorLeaveId: leave.id };
    await expect(stranger.call(contract.removeDoctorLeave, removal)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await admin.call(contract.removeDoctorLeave, removal);
    expect(await shown()).toEqual({ rows: [] });
  });
});
