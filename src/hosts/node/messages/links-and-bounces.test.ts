import { expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { getChannels, updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { listMessages } from '#areas/messages/logs/message-log.contract.ts';
import { readOptOutLink, setByOptOutLink } from '#areas/messages/preferences/opt-out/opt-out.contract.ts';
import { getPatientPreference } from '#areas/messages/preferences/preference.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { aRequest, aTestSystem } from '#testing/hospital.ts';
import { carryMessages } from '#testing/messages/carry-messages.ts';
import { createNodeMessengers } from './node-messengers.ts';
import { aGateway, aMailServer } from './providers.fixture.ts';

const publicUrl = 'https://care.example';

/** A hospital that sends for real, with a patient who has both addresses. */
async function aStart(refuses: (address: string) => boolean = () => false) {
  const mailServer = await aMailServer({
    onRcptTo({ address }, _session, done) {
      if (refuses(address)) done(Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 }));
      else done();
    },
  });
  const texts: string[] = [];
  const gateway = await aGateway(({ body }, response) => {
    texts.push(new URLSearchParams(body).get('text')!);
    response.end('ok');
  });
  const messengers = createNodeMessengers({ allowsInside: true, timeoutMs: 20_000 });
  onTestFinished(() => messengers.close());
  const opened = aTestSystem(undefined, { messengers, publicUrl });
  opened.clock.set('2031-03-03T09:00:00.000Z');
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { version } = await admin.call(getChannels, {});
  await admin.call(updateChannels, {
    version,
    ...{ smtpHost: 'localhost', smtpPort: mailServer.port, smtpSecurity: 'none' },
    ...{ smtpUser: 'openward', smtpPassword: 'secret', fromAddress: 'info@hospital.example' },
    ...{ smsUrl: gateway.url, smsFields: 'to={{to}}\ntext={{text}}', smsSuccessPattern: 'ok' },
  });
  const patient = await admin.call(registerPatient, {
    ...aPatient(),
    phone: '+880 1711 000000',
    email: 'rahima@patients.example',
  });
  const { database, clock } = opened;
  let day = 4;
  return {
    opened,
    hospital,
    admin,
    patient,
    texts,
    mails: mailServer.taken,
    /** Books an appointment on the next day, and tells what became of the messages about it. */
    bookOne: async () => {
      day += 1;
      clock.advance(60_000);
      const startTime = `2031-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
      await admin.call(bookAppointment, {
        ...{ patientId: patient.id, doctorId: null, title: 'Check-up', type: 'consultation' },
        ...{ startTime, endTime: startTime.replace('10:00', '10:30'), status: 'scheduled' },
      });
      await carryMessages({ database, clock, messengers, publicUrl, onChange: () => {} }, hospital.tenantId);
      const { rows } = await admin.call(listMessages, { eventType: 'appointment_created', limit: 50 });
      // Newest first.
      const of = (channel: string) => rows.find((row) => row.channel === channel)!;
      return { sms: of('sms'), email: of('email') };
    },
  };
}

test('the link of an SMS ends the SMS of its patient, can be undone, and tells and opens nothing else', async () => {
  const { opened, hospital, admin, patient, texts, mails, bookOne } = await aStart();
  const { sms } = await bookOne();
  expect(sms.status).toBe('sent');
  const [, link] = /https:\/\/care\.example\/stop#(\S+)/.exec(texts[0]!)!;
  // Lines of a mail are cut (RFC 2045).
  expect(mails[0]!.text.replaceAll('=\r\n', '')).toContain('https://care.example/stop#');
  // The log keeps the words alone.
  expect(sms.body).not.toContain('/stop#');
  const ask = (call: typeof readOptOutLink | typeof setByOptOutLink, input: object) =>
    opened.system.dispatcher.run(call.id, input, aRequest());
  const state = { hospitalName: `Hospital ${hospital.slug}`, channel: 'sms', takes: true };
  expect(await ask(readOptOutLink, { link })).toEqual(state);
  expect(await ask(setByOptOutLink, { link, takes: false })).toEqual({ ...state, takes: false });
  expect(await admin.call(getPatientPreference, { patientId: patient.id })).toMatchObject({
    ...{ takesSms: false, takesEmail: true },
  });
  const next = await bookOne();
  expect([next.sms.problem, next.email.status]).toEqual(['OPTED_OUT', 'sent']);
  await ask(setByOptOutLink, { link, takes: true });
  expect((await bookOne()).sms.status).toBe('sent');
  const { rows } = await admin.call(listAuditEntries, { resource: 'message_preferences', limit: 10 });
  expect(rows).toHaveLength(2);

  const other = await opened.aHospital();
  const code = link!.split('.')[1]!;
  const wrong = [`${other.slug}.${code}`, `${hospital.slug}.${code.slice(1)}A`, 'x', `nowhere.${code}`];
  for (const text of wrong) {
    const expected = { code: 'OPT_OUT_LINK_INVALID' };
    await expect(ask(readOptOutLink, { link: text })).rejects.toMatchObject(expected);
    await expect(ask(setByOptOutLink, { link: text, takes: false })).rejects.toMatchObject(expected);
  }
});

test('an address that its mail server refused for good is shown and not tried again until it is changed', async () => {
  const asked: string[] = [];
  const { admin, patient, mails, bookOne } = await aStart((address) => {
    asked.push(address);
    return address === 'rahima@patients.example';
  });
  expect((await bookOne()).email).toMatchObject({ status: 'failed', problem: 'BOUNCED', attempts: 1 });
  const { id: patientId } = patient;
  const shown = async () => (await admin.call(getPatientPreference, { patientId })).bounce;
  expect(await shown()).toMatchObject({ isPermanent: true });
  expect((await bookOne()).email).toMatchObject({ status: 'failed', problem: 'BOUNCED', attempts: 0 });
  expect(asked).toHaveLength(1);
  await admin.call(updatePatient, { patientId, version: patient.version, email: 'new@patients.example' });
  expect(await shown()).toBeNull();
  expect((await bookOne()).email).toMatchObject({ status: 'sent', problem: null });
  expect(mails).toHaveLength(1);
});
