import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import {
  askSupportAccess,
  approveSupportAccess,
  endSupportAccess,
} from '#areas/platform/support/support.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { EventStream } from '#testing/http-session.ts';
import { type ServedSystem, serveSystem } from '#testing/served-system.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { waitUntil } from '#testing/waiting.ts';

const opened = openTestSystem();
let operator: Caller;
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  ({ operator } = await aPlatform(opened));
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});

afterAll(() => opened.close());

async function openStream({ url }: ServedSystem, { token }: Caller, supports?: string): Promise<EventStream> {
  const stream = await EventStream.open(url, token, supports);
  onTestFinished(() => stream.close());
  return stream;
}

test('a page that reads for support hears of changes while it may, and of no settings, trails or messages', async () => {
  const served = await serveSystem(opened.system);
  const { tenantId } = hospital;
  const ownPages = await openStream(served, operator);
  await expect(openStream(served, operator, tenantId)).rejects.toThrow('401');
  const asked = { clientId: tenantId, purpose: 'A list does not open', hours: 2 };
  const { id: supportAccessId } = await operator.call(askSupportAccess, asked);
  await expect(openStream(served, operator, tenantId)).rejects.toThrow('401');
  await admin.call(approveSupportAccess, { supportAccessId });
  // Both what was asked and what was decided is told to the other pages of the operator.
  await waitUntil(() => ownPages.topics.filter((topic) => topic === 'clients').length >= 2);

  const stranger = await (await opened.aHospital()).as('tenant_admin');
  await expect(openStream(served, stranger, tenantId)).rejects.toThrow('401');
  const reading = await openStream(served, operator, tenantId);
  opened.system.hub.publish(tenantId, ['messages', 'audit-verification', 'users']);
  await admin.call(registerPatient, aPatient());
  await waitUntil(() => reading.topics.some((topic) => topic.startsWith('patients')));
  expect(
    reading.topics.filter((topic) => ['messages', 'audit-verification', 'users'].includes(topic)),
  ).toEqual([]);
  expect(ownPages.topics.filter((topic) => topic.startsWith('patients'))).toEqual([]);

  await admin.call(endSupportAccess, { supportAccessId });
  await reading.ended;
  await expect(openStream(served, operator, tenantId)).rejects.toThrow('401');
});
