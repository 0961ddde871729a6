import { onTestFinished, expect, test } from 'vitest';
import type { MailSettings, OutgoingMessage, SmsSettings } from '#kernel/messages/messengers.ts';
import { createNodeMessengers, type MessengerOptions } from './node-messengers.ts';
import { isInside, outgoingAddress } from './outgoing-address.ts';
import { aGateway, aMailServer } from './providers.fixture.ts';

const message: OutgoingMessage = {
  id: '01980000-0000-7000-8000-0000000000d1',
  to: 'rahima@patients.example',
  subject: 'Your appointment',
  text: 'অ্যাপয়েন্টমেন্ট at 10:00',
};

/** What never answers is given up after this time, in which a busy machine has got as far as that. */
const patientMs = 2000;

function messengers(options: Partial<MessengerOptions> = {}) {
  const made = createNodeMessengers({ allowsInside: true, timeoutMs: 20_000, ...options });
  onTestFinished(() => made.close());
  return made;
}

const mail = (port: number, part: Partial<MailSettings> = {}): MailSettings => ({
  host: 'localhost',
  port,
  security: 'none',
  user: 'openward',
  password: 'secret',
  fromAddress: 'info@hospital.example',
  fromName: 'City General',
  ...part,
});

const sms = (url: string, part: Partial<SmsSettings> = {}): SmsSettings => ({
  url,
  method: 'POST',
  format: 'form',
  fields: [
    { name: 'to', value: '{{to}}' },
    { name: 'message', value: '{{text}}' },
    { name: 'ref', value: '{{id}}' },
  ],
  headers: [{ name: 'Authorization', value: 'Bearer {{key}}' }],
  key: 'k1',
  successPattern: '"status":*"ok"',
  ...part,
});

test('mails go over one connection, each under its own id, and no header can be added by a subject', async () => {
  const server = await aMailServer();
  const { sendMail } = messengers();
  const hostile = { ...message, subject: 'Hello\r\nBcc: all@hospital.example' };
  expect(await sendMail(mail(server.port), hostile)).toMatchObject({ outcome: 'sent' });
  const attachments = [{ name: 'report.csv', mediaType: 'text/csv', content: 'Day,Patients\r\n' }];
  expect(await sendMail(mail(server.port), { ...message, attachments })).toMatchObject({ outcome: 'sent' });
  expect(server.connections()).toBe(1);
  expect(server.taken.map(({ to }) => to)).toEqual([[message.to], [message.to]]);
  expect(server.taken[0]!.text).not.toMatch(/^Bcc:/m);
  expect(server.taken[1]!.text).toContain(`Message-ID: <${message.id}@hospital.example>`);
  expect(server.taken[1]!.text).toContain('filename=report.csv');
});

test('STARTTLS is used where it is asked for, and a server without it or with an unknown certificate gets nothing', async () => {
  const plain = await aMailServer();
  const secure = await aMailServer({ disabledCommands: [], hideSTARTTLS: false });
  const settings = (port: number) => mail(port, { security: 'starttls' });
  expect(await messengers().sendMail(settings(plain.port), message)).toMatchObject({ outcome: 'not-sent' });
  expect(await messengers().sendMail(settings(secure.port), message)).toMatchObject({ outcome: 'not-sent' });
  const trusting = messengers({ tls: { rejectUnauthorized: false } });
  expect(await trusting.sendMail(settings(secure.port), message)).toMatchObject({ outcome: 'sent' });
  expect([plain.taken.length, secure.taken.map(({ isSecure }) => isSecure)]).toEqual([0, [true]]);
});

test.each([
  [550, '5.1.1 unknown', 'refused', 'permanent'],
  [550, '5.7.1 policy', 'refused', 'temporary'],
  [451, '4.2.1 busy', 'not-sent', 'temporary'],
] as const)(
  'a recipient refused with %i %s is %s, its address %sly',
  async (responseCode, words, outcome, bounce) => {
    const server = await aMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
    });
    expect(await messengers().sendMail(mail(server.port), message)).toMatchObject({ outcome, bounce });
  },
);

test('a mail that is refused for what it says tells nothing of the address', async () => {
  const server = await aMailServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('5.7.1 spam'), { responseCode: 554 })));
    },
  });
  const delivery = await messengers().sendMail(mail(server.port), message);
  expect(delivery.outcome).toBe('refused');
  expect(delivery.bounce).toBeUndefined();
});

test('whether a mail left is known until its text has begun to leave, and unknown after it', async () => {
  const silentEarly = await aMailServer({ onMailFrom: () => {} });
  const silentLate = await aMailServer({ onData: (stream) => void stream.resume() });
  const { sendMail } = messengers({ timeoutMs: patientMs });
  expect(await sendMail(mail(silentEarly.port), message)).toMatchObject({ outcome: 'not-sent' });
  expect(await sendMail(mail(silentLate.port), message)).toMatchObject({ outcome: 'unknown' });
  expect(await sendMail(mail(1), message)).toMatchObject({ outcome: 'not-sent' });
});

test.each([
  ['POST', 'form'],
  ['POST', 'json'],
  ['GET', 'form'],
] as const)(
  'a gateway is asked by %s with %s as its settings say, whatever the text holds',
  async (method, format) => {
    const asked: { url: string; body: string; authorization: string | undefined }[] = [];
    const gateway = await aGateway(({ request, body }, response) => {
      asked.push({ url: request.url!, body, authorization: request.headers.authorization });
      response.end('{"status": "ok"}');
    });
    const text = '{{key}} & "quoted" ü';
    const delivery = await messengers().sendSms(sms(gateway.url, { method, format }), { ...message, text });
    expect(delivery).toMatchObject({ outcome: 'sent' });
    const [{ url, body, authorization }] = asked as [(typeof asked)[0]];
    const given =
      format === 'json'
        ? (JSON.parse(body) as Record<string, string>)
        : Object.fromEntries(new URLSearchParams(method === 'GET' ? url.split('?')[1]! : body));
    expect(given).toEqual({ to: message.to, message: text, ref: message.id });
    expect(authorization).toBe('Bearer k1');
  },
);

test.each([
  [200, '{"status":"error"}', 'refused'],
  [401, '', 'refused'],
  [302, '', 'refused'],
  [429, '', 'not-sent'],
  [500, '', 'not-sent'],
  [502, '', 'unknown'],
] as const)('an answer %i %s of a gateway is %s', async (status, body, outcome) => {
  const gateway = await aGateway((_asked, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/' });
    response.end(body);
  });
  expect(await messengers().sendSms(sms(gateway.url), message)).toMatchObject({ outcome });
});

test('a gateway that hangs may have taken it, and one that nobody reaches has not', async () => {
  const hanging = await aGateway(() => {});
  const { sendSms } = messengers({ timeoutMs: patientMs });
  expect(await sendSms(sms(hanging.url), message)).toMatchObject({ outcome: 'unknown' });
  expect(await sendSms(sms('http://127.0.0.1:1/send'), message)).toMatchObject({ outcome: 'not-sent' });
});

test('nothing goes to this machine or its network unless the operator allows it', async () => {
  const gateway = await aGateway((_asked, response) => void response.end('{"status":"ok"}'));
  const server = await aMailServer();
  const { sendSms, sendMail } = messengers({ allowsInside: false });
  expect(await sendSms(sms(gateway.url), message)).toMatchObject({ outcome: 'not-sent' });
  expect(await sendSms(sms(gateway.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')), message)).toMatchObject({
    outcome: 'not-sent',
  });
  expect(await sendMail(mail(server.port), message)).toMatchObject({ outcome: 'not-sent' });
  expect(server.connections()).toBe(0);
  const inside = [
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '::127.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fec0::1',
    'fe80::1%eth0',
    '100::1',
    '203.0.113.9',
  ];
  expect(inside.filter((address) => !isInside(address))).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'].filter(isInside)).toEqual([]);
  await expect(outgoingAddress('localhost', false)).rejects.toThrow(/inside/);
});
