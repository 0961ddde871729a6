import { expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import {
  bookAppointment,
  deleteAppointment,
  updateAppointment,
} from '#areas/appointments/bookings/booking.contract.ts';
import { setModules } from '#areas/settings/settings/settings.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import {
  aTestSystem,
  type Caller,
  embeddedPostgres,
  type Hospital,
  type TestSystem,
} from '#testing/hospital.ts';
import { carryMessages } from '#testing/messages/carry-messages.ts';
import { getChannels, updateChannels } from '../channels/channel.contract.ts';
import { listMessages, retryMessage } from '../logs/message-log.contract.ts';
import { setPatientPreference } from '../preferences/preference.contract.ts';
import { createRule, listRules, updateRule } from '../rules/rule.contract.ts';
import { createTemplate } from '../templates/template.contract.ts';

const dayMs = 86_400_000;

async function aStart(postgres?: Parameters<typeof aTestSystem>[0]) {
  const system = aTestSystem(postgres);
  system.clock.set('2031-03-03T09:00:00.000Z');
  const hospital = await system.aHospital();
  const admin = await hospital.as('tenant_admin');
  const patient = await admin.call(registerPatient, {
    ...aPatient(),
    phone: '+880 1711 000000',
    email: 'rahima@patients.example',
  });
  return { system, hospital, admin, patient };
}

function booking(patientId: string, start: string) {
  const endTime = new Date(Date.parse(start) + 30 * 60_000).toISOString();
  return {
    patientId,
    doctorId: null,
    title: 'Check-up',
    startTime: start,
    endTime,
    type: 'consultation' as const,
    status: 'scheduled' as const,
  };
}

const rowsOf = async (admin: Caller, eventType?: 'appointment_reminder' | 'appointment_created') =>
  (await admin.call(listMessages, { ...(eventType && { eventType }), limit: 200 })).rows;

function carry({ database, clock }: TestSystem, { tenantId }: Hospital) {
  return carryMessages({ database, clock, onChange: () => {} }, tenantId);
}

test('an appointment is told of once over each channel of its rule, mocked where nothing is configured', async () => {
  const { system, hospital, admin, patient } = await aStart();
  await admin.call(bookAppointment, booking(patient.id, '2031-03-05T10:00:00.000Z'));
  await carry(system, hospital);
  const created = await rowsOf(admin, 'appointment_created');
  expect(
    created.map(({ channel, status, isMocked, recipient }) => ({ channel, status, isMocked, recipient })),
  ).toEqual(
    expect.arrayContaining([
      { channel: 'email', status: 'sent', isMocked: true, recipient: 'rahima@patients.example' },
      { channel: 'sms', status: 'sent', isMocked: true, recipient: '+880 1711 000000' },
    ]),
  );
  expect(created).toHaveLength(2);
  // The reason of the visit is nobody's business but the patient's.
  for (const { body, subject } of created) expect(`${subject} ${body}`).not.toContain('Check-up');
});

test('a moved appointment is reminded of once, at its new time; moved back it is reminded of once again', async () => {
  const { system, hospital, admin, patient } = await aStart();
  const { id, version } = await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  const pending = async () =>
    (await rowsOf(admin, 'appointment_reminder'))
      .filter(({ status }) => status === 'pending')
      .map(({ dueAt }) => dueAt)
      .toSorted();
  expect(await pending()).toEqual(['2031-03-09T10:00:00.000Z', '2031-03-10T08:00:00.000Z']);
  const move = (day: string, seen: number) =>
    admin.call(updateAppointment, {
      appointmentId: id,
      version: seen,
      startTime: `${day}T10:00:00.000Z`,
      endTime: `${day}T10:30:00.000Z`,
    });
  const moved = await move('2031-03-12', version);
  expect(await pending()).toEqual(['2031-03-11T10:00:00.000Z', '2031-03-12T08:00:00.000Z']);
  await move('2031-03-10', moved.version);
  expect(await pending()).toEqual(['2031-03-09T10:00:00.000Z', '2031-03-10T08:00:00.000Z']);
  system.clock.set('2031-03-09T10:00:01.000Z');
  await carry(system, hospital);
  await carry(system, hospital);
  const again = await hospital.as('tenant_admin');
  const sent = (await rowsOf(again, 'appointment_reminder')).filter(({ status }) => status === 'sent');
  expect(sent.map(({ dueAt }) => dueAt)).toEqual(['2031-03-09T10:00:00.000Z']);
});

test('who cancels or deletes an appointment has nobody reminded of it', async () => {
  const { admin, patient } = await aStart();
  const cancelled = await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  await admin.call(updateAppointment, { appointmentId: cancelled.id, version: 1, status: 'cancelled' });
  const deleted = await admin.call(bookAppointment, booking(patient.id, '2031-03-11T10:00:00.000Z'));
  await admin.call(deleteAppointment, { appointmentId: deleted.id, version: 1 });
  const reminders = await rowsOf(admin, 'appointment_reminder');
  expect(reminders).toHaveLength(4);
  for (const one of reminders) expect(one).toMatchObject({ status: 'cancelled', problem: 'REPLACED' });
});

test('a rule that is switched off stops what it has not sent, and nothing new is written', async () => {
  const { admin, patient } = await aStart();
  await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  const rules = (await admin.call(listRules, {})).rows;
  const { id: ruleId, version } = rules.find(({ eventType }) => eventType === 'appointment_reminder')!;
  await admin.call(updateRule, { ruleId, version, isEnabled: false });
  await admin.call(bookAppointment, booking(patient.id, '2031-03-11T10:00:00.000Z'));
  const reminders = await rowsOf(admin, 'appointment_reminder');
  expect(reminders.map(({ status, problem }) => [status, problem])).toEqual([
    ['cancelled', 'RULE_OFF'],
    ['cancelled', 'RULE_OFF'],
  ]);
});

test('what falls into the quiet hours waits, and who wants none gets none', async () => {
  const { system, hospital, admin, patient } = await aStart();
  const { version } = await admin.call(getChannels, {});
  await admin.call(updateChannels, { version, quietFrom: '08:00', quietUntil: '11:00' });
  await admin.call(setPatientPreference, {
    patientId: patient.id,
    version: 0,
    takesSms: false,
    emailLanguage: 'bn',
  });
  await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  await carry(system, hospital);
  const [one] = await rowsOf(admin, 'appointment_created');
  expect(one).toMatchObject({ status: 'pending', dueAt: '2031-03-03T11:00:00.000Z' });
  system.clock.set('2031-03-03T11:00:00.000Z');
  const later = await hospital.as('tenant_admin');
  await carry(system, hospital);
  const told = await rowsOf(later, 'appointment_created');
  expect(told.find(({ channel }) => channel === 'sms')).toMatchObject({
    status: 'cancelled',
    problem: 'OPTED_OUT',
  });
  const mail = told.find(({ channel }) => channel === 'email')!;
  expect(mail.status).toBe('sent');
  expect(mail.body).toContain('অ্যাপয়েন্টমেন্ট');
});

test('a rule takes the template of the same name for each channel, and only what meets its conditions', async () => {
  const { admin, patient } = await aStart();
  const fields = { name: 'Welcome', variables: [] };
  const sms = await admin.call(createTemplate, {
    ...fields,
    channel: 'sms',
    body: 'Number {{patientNumber}}',
  });
  await admin.call(createTemplate, {
    ...fields,
    channel: 'email',
    subject: 'Hello',
    body: 'Mail {{patientName}}',
  });
  const { id: ruleId, version } = await admin.call(createRule, {
    eventType: 'patient_registered',
    channels: ['sms', 'email'],
    templateId: sms.id,
  });
  const other = { ...aPatient(), firstName: 'Second', phone: '+880 1711 000001' };
  const registered = await admin.call(registerPatient, other);
  const bodies = (await rowsOf(admin)).map(({ body }) => body);
  expect(bodies).toEqual(expect.arrayContaining([`Number ${registered.patientNumber}`]));
  expect(bodies.some((body) => body?.startsWith('Mail Second'))).toBe(true);
  await admin.call(updateRule, { ruleId, version, departments: ['Cardiology'] });
  await admin.call(registerPatient, { ...aPatient(), firstName: 'Third', phone: '+880 1711 000002' });
  expect(await rowsOf(admin)).toHaveLength(2);
  expect(patient.id).not.toBe(registered.id);
});

test('only the administrator reads messages, another hospital sees none, and a switched-off module writes none', async () => {
  const { system, hospital, admin, patient } = await aStart();
  await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  const [message] = await rowsOf(admin);
  const nurse = await hospital.as('nurse');
  await expect(nurse.call(listMessages, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await system.aHospital()).as('tenant_admin');
  await expect(stranger.call(retryMessage, { messageId: message!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await rowsOf(stranger)).toEqual([]);
  await admin.call(setModules, { modules: { notifications_v1: false } });
  const off = await hospital.as('tenant_admin');
  await off.call(bookAppointment, booking(patient.id, '2031-03-12T10:00:00.000Z'));
  await off.call(setModules, { modules: { notifications_v1: true } });
  const on = await hospital.as('tenant_admin');
  const reminders = (await rowsOf(on, 'appointment_reminder')).map(({ dueAt }) => Date.parse(dueAt));
  expect(reminders.every((due) => due < Date.parse('2031-03-10T10:00:00.000Z') + dayMs)).toBe(true);
  expect(reminders).toHaveLength(2);
});

test('what was booked while no rule wanted reminders is reminded of once one does, and only once', async () => {
  // The job works through every hospital of its database.
  const { hospital, patient, system } = await aStart(await aDatabaseOfItsOwn(embeddedPostgres()));
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const rules = (await admin.call(listRules, {})).rows;
  const { id: ruleId, version } = rules.find(({ eventType }) => eventType === 'appointment_reminder')!;
  await admin.call(bookAppointment, booking(patient.id, '2031-03-10T10:00:00.000Z'));
  const pending = async () =>
    (await rowsOf(admin, 'appointment_reminder')).filter(({ status }) => status === 'pending').length;
  expect(await pending()).toBe(2);
  const off = await admin.call(updateRule, { ruleId, version, isEnabled: false });
  await admin.call(bookAppointment, booking(patient.id, '2031-03-11T10:00:00.000Z'));
  expect(await pending()).toBe(0);
  await admin.call(updateRule, { ruleId, version: off.version, isEnabled: true });
  await system.system.runMinuteJobs();
  expect(await pending()).toBe(4);
  await system.system.runMinuteJobs();
  expect(await pending()).toBe(4);
  const left = await system.database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('message_settings')
      .select('reminders_from')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst(),
  );
  expect(left).toEqual({ reminders_from: null });
});
