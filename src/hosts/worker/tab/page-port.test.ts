import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signOutEverywhere } from '#areas/people/sessions/session.contract.ts';
import { withdrawRole } from '#areas/people/assignments/assignment.contract.ts';
import type { WorkerMessage } from '#client/demo-protocol.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aJoinedColleague, systemRoleId } from '#testing/staff/colleagues.ts';
import { waitUntil } from '#testing/waiting.ts';
import { CallRouter } from './call-router.ts';
import { PagePort } from './page-port.ts';
import { answerPlainly } from './plain-call.ts';

const opened = openTestSystem();
const { system } = opened;
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});

afterAll(() => opened.close());

/** A page of the demo that shows somebody, and the topics it was told of. */
function aPage(token: string) {
  const heard: string[] = [];
  const desk = new CallRouter({ post: () => {} });
  desk.lead((call) => answerPlainly(system.dispatcher, call, () => {}));
  const door = new PagePort(desk, (message: WorkerMessage) => {
    if (message.type === 'changed') heard.push(...message.topics);
  });
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  door.connect({ type: 'connect', port: port2, token });
  onTestFinished(
    system.hub.subscribe(hospital.tenantId, {
      onChange: (change) => void door.tellChange(hospital.tenantId, change),
      onMissed: () => {},
    }),
  );
  return { door, heard };
}

test('a page of the demo hears what its person may read, and nothing more once a role was taken away', async () => {
  const roleId = await systemRoleId(opened, hospital, 'nurse');
  const { user, caller } = await aJoinedColleague(opened, hospital, [roleId]);
  const { heard } = aPage(caller.token);
  system.hub.publish(hospital.tenantId, ['users', 'lab-orders', 'invoices', 'settings']);
  await waitUntil(() => heard.includes('settings'));
  expect(heard).toEqual(['lab-orders', 'settings']);
  const admin = await hospital.as('tenant_admin');
  await admin.call(withdrawRole, { userId: user.id, roleId });
  system.hub.publish(hospital.tenantId, ['lab-orders', 'settings']);
  await waitUntil(() => heard.filter((topic) => topic === 'settings').length === 2);
  expect(heard).toEqual(['lab-orders', 'settings', `sessions/${user.id}`, 'settings']);
});

test('a page of another hospital hears nothing, and one whose session has ended that it has', async () => {
  const nurse = await hospital.as('nurse');
  const elsewhere = await opened.aHospital();
  const foreign = aPage((await elsewhere.as('tenant_admin')).token);
  const own = aPage(nurse.token);
  await nurse.call(signOutEverywhere, {});
  await waitUntil(() => own.heard.length > 0);
  system.hub.publish(hospital.tenantId, ['patients']);
  await waitUntil(() => own.heard.length > 1);
  expect(own.heard).toEqual(['sessions', 'sessions']);
  expect(foreign.heard).toEqual([]);
});
