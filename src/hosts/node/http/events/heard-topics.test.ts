import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { withdrawRole } from '#areas/people/assignments/assignment.contract.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { type Topic, topicRules } from '#kernel/access/topics.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { EventStream } from '#testing/http-session.ts';
import { serveSystem } from '#testing/served-system.ts';
import { aJoinedColleague, systemRoleId } from '#testing/staff/colleagues.ts';
import { waitUntil } from '#testing/waiting.ts';

type Name = keyof typeof topicRules;

/** Of the platform, not of any hospital: administrators hear everything else. */
const operatorsOwn: readonly Name[] = [
  'applications',
  'clients',
  'client-invoices',
  'client-payments',
  'plans',
];
const everything = (Object.keys(topicRules) as Name[]).filter((name) => !operatorsOwn.includes(name));
const records: Name[] = ['patients', 'restrictions'];
const laboratory: Name[] = ['lab-alerts', 'lab-orders', 'lab-results', 'lab-settings', 'lab-tests'];
const findings: Name[] = ['lab-alerts', 'lab-results', 'vital-signs'];
const bedside: Name[] = ['fluids', 'fluid-settings', 'wounds'];
const clinical: Name[] = [
  'progress-notes',
  'ward-orders',
  'allergies',
  'consultations',
  'diagnoses',
  'problems',
  'prescriptions',
  ...bedside,
];
const nursingWork: Name[] = [
  'care-plans',
  'nursing-handovers',
  'nursing-notes',
  'nursing-shifts',
  'nursing-tasks',
];
const nursing: Name[] = [...nursingWork, 'doses', 'nursing-assessments', 'vital-signs'];
const wards: Name[] = ['admissions', 'bed-transfers', 'beds', 'census'];
const surgery: Name[] = [
  ...(['surgical-cases', 'surgical-procedures', 'consent-wording', 'theatres'] as const),
  ...(['anesthesia-records', 'operative-notes', 'surgical-checklists', 'surgical-counts'] as const),
];
const theatre: Name[] = [
  'checklist-adaptation',
  'counted-items',
  'surgical-implants',
  'surgical-specimens',
  'surgical-consumables',
];
const requested: Name[] = ['requisitions', 'stock-places'];
const stock: Name[] = [
  ...(['stock', 'stock-requests', 'stock-settings', 'stock-transfers'] as const),
  ...(['purchase-orders', 'stock-recalls', 'stock-takes', 'suppliers'] as const),
  ...requested,
];
const bills: Name[] = [
  'billing-settings',
  'deposits',
  'invoices',
  'payments',
  'services',
  'stay-charges',
  'subscription',
  'surgical-charges',
];

/** What each delivered role hears, but for what is told to everybody and to one person alone. */
const heardByRole: Readonly<Record<string, readonly Name[]>> = {
  tenant_admin: everything,
  doctor: [
    ...records,
    ...clinical,
    ...surgery,
    ...theatre,
    'operative-note-templates',
    'order-sets',
    'medicines',
    'consultation-templates',
    'appointments',
    'stay-charges',
    ...nursing,
    ...wards,
    ...laboratory,
  ],
  nurse: [
    ...records,
    ...clinical,
    ...surgery,
    'appointments',
    'stay-charges',
    'dose-policy',
    ...nursing,
    ...wards,
    ...laboratory,
    ...requested,
  ],
  receptionist: [...records, 'appointments', ...wards, ...bills],
  lab_technician: [...records, ...laboratory],
  pharmacist: [
    ...records,
    ...clinical,
    ...findings,
    'doses',
    ...wards,
    ...(['medicines', 'controlled-medicines', 'counter-sales', 'cashier-days'] as const),
    ...stock,
  ],
  storekeeper: stock,
  billing_clerk: [
    ...records,
    ...['appointments', 'cashier-days', 'lab-orders', 'lab-tests', 'referrals', 'referrers'],
    ...wards,
    ...bills,
  ] as Name[],
  ward_manager: [
    ...records,
    ...clinical,
    ...surgery,
    'appointments',
    'stay-charges',
    'dose-policy',
    'transfer-settings',
    ...nursing,
    ...wards,
    ...laboratory,
    ...stock,
  ],
  theatre_nurse: [
    ...records,
    ...clinical,
    ...surgery,
    ...theatre,
    'surgical-pricing',
    'appointments',
    'doses',
    'nursing-assessments',
    ...nursingWork,
    ...wards,
    ...findings,
    ...requested,
  ],
  medical_records_officer: [
    ...records,
    ...clinical,
    'appointments',
    ...wards,
    'lab-alerts',
    'lab-results',
    ...nursing,
  ],
};

const opened = openTestSystem();
const { system } = opened;
let hospital: Hospital;

beforeAll(async () => {
  hospital = await opened.aHospital();
});

afterAll(() => opened.close());

async function listen(...callers: Caller[]): Promise<EventStream[]> {
  const { url } = await serveSystem(system);
  const streams = await Promise.all(callers.map(({ token }) => EventStream.open(url, token)));
  onTestFinished(() => streams.forEach((stream) => stream.close()));
  return streams;
}

function publish(...topics: string[]): void {
  system.hub.publish(hospital.tenantId, topics);
}

async function untilHeard(stream: EventStream, topic: string): Promise<void> {
  await waitUntil(() => stream.topics.includes(topic));
}

async function aRestrictedPatient(): Promise<string> {
  const admin = await hospital.as('tenant_admin');
  const { id } = await admin.call(registerPatient, aPatient());
  await admin.call(restrictPatient, { patientId: id, version: 1 });
  return id;
}

async function idOf(caller: Caller): Promise<string> {
  return (await caller.call(currentSession, {})).user.id;
}

test('every role hears of what it may read, and of nothing else', async () => {
  const roles = systemRolesOf(false);
  expect(roles.map(({ code }) => code).toSorted()).toEqual(Object.keys(heardByRole).toSorted());
  const people: { code: string; userId: string; caller: Caller }[] = [];
  // One after another: the administrator who invites them signs in for each.
  for (const { code } of roles) {
    const roleId = await systemRoleId(opened, hospital, code);
    const { user, caller } = await aJoinedColleague(opened, hospital, [roleId]);
    people.push({ code, userId: user.id, caller });
  }
  const streams = await listen(...people.map(({ caller }) => caller));
  const [record, stranger] = [newId(), newId()];
  const ids = [record, stranger, ...people.map(({ userId }) => userId)];
  const personal = everything.filter((name) => idsOf(name) === 'person');
  const withRecord = everything.filter((name) => ['record', 'patient'].includes(idsOf(name) ?? ''));
  const unknown = ['things', `things/${record}`, 'constructor', '__proto__', '', '/', `users/${record}`];
  publish(...unknown, ...everything, ...withRecord.map((name) => `${name}/${record}`));
  for (const id of ids) publish(...personal.map((name) => `${name}/${id}`));
  // Whose patient it is was looked up by then, for all of them at once.
  await untilHeard(streams[0]!, `patients/${record}`);
  publish('users', 'settings');
  for (const [place, { code, userId }] of people.entries()) {
    const stream = streams[place]!;
    await waitUntil(() => stream.topics.filter((topic) => topic === 'settings').length === 2);
    const allowed = [...heardByRole[code]!].filter((name) => name !== 'notifications');
    const expected = new Set([
      ...allowed,
      ...allowed.filter((name) => withRecord.includes(name)).map((name) => `${name}/${record}`),
      ...personal.map((name) => `${name}/${userId}`),
      ...['sessions', 'settings'],
    ]);
    expect([code, [...new Set(stream.topics)].toSorted()]).toEqual([code, [...expected].toSorted()]);
  }
});

function idsOf(name: Name): string | undefined {
  const rule = topicRules[name];
  return 'ids' in rule ? rule.ids : undefined;
}

describe('a restricted record', () => {
  test('is told of to those who may open it: by permission, or in an emergency while it runs', async () => {
    const patientId = await aRestrictedPatient();
    const people = ['tenant_admin', 'doctor', 'nurse', 'receptionist'] as const;
    const callers = await Promise.all(people.map((role) => hospital.as(role)));
    const [admin, doctor, nurse, clerk] = await listen(...callers);
    const reason = 'Unconscious in the emergency room, allergies needed';
    const access = { patientId, category: 'urgent_care', reason } as const;
    await callers[1]!.call(openEmergencyAccess, access);
    publish(`patients/${patientId}`);
    await untilHeard(admin!, `patients/${patientId}`);
    publish('settings');
    for (const stream of [admin!, doctor!, nurse!, clerk!]) await untilHeard(stream, 'settings');
    const hears = [admin, doctor, nurse, clerk].map((stream) =>
      stream!.topics.includes(`patients/${patientId}`),
    );
    expect(hears).toEqual([true, true, false, false]);
    // Who opened it is told to that person and to those who review it.
    const own = `emergency-access/${await idOf(callers[1]!)}`;
    const opening = [admin, doctor, nurse, clerk].map((stream) =>
      stream!.topics.filter((topic) => topic.startsWith('emergency-access')),
    );
    expect(opening).toEqual([['emergency-access'], [own], [], []]);

    opened.clock.advance(2 * 3_600_000);
    const signedInAgain = await Promise.all([hospital.as('tenant_admin'), hospital.as('doctor')]);
    const [later, doctorLater] = await listen(...signedInAgain);
    publish(`patients/${patientId}`);
    await untilHeard(later!, `patients/${patientId}`);
    publish('settings');
    await untilHeard(doctorLater!, 'settings');
    expect(doctorLater!.topics).not.toContain(`patients/${patientId}`);
  });

  test('is fetched again by whoever had it open when it was restricted', async () => {
    const [clerk] = await listen(await hospital.as('receptionist'));
    const patientId = await aRestrictedPatient();
    await untilHeard(clerk!, `restrictions/${patientId}`);
    expect(clerk!.topics.filter((topic) => topic === `patients/${patientId}`)).toEqual([]);
  });
});

test('a role that was taken away while the stream was open takes its topics with it at once', async () => {
  const roleId = await systemRoleId(opened, hospital, 'nurse');
  const { user, caller } = await aJoinedColleague(opened, hospital, [roleId]);
  const [stream] = await listen(caller);
  publish('lab-orders');
  await untilHeard(stream!, 'lab-orders');
  const admin = await hospital.as('tenant_admin');
  await admin.call(withdrawRole, { userId: user.id, roleId });
  // Announced together with the change of rights, and right behind it.
  const secret: Topic[] = ['lab-results', 'lab-alerts', 'patients'];
  publish('sessions', ...secret);
  publish(...secret);
  await untilHeard(stream!, 'sessions');
  await waitUntil(() => {
    publish('settings');
    return stream!.topics.includes('settings');
  });
  expect(stream!.topics.filter((topic) => secret.some((name) => name === topic))).toEqual([]);
});
