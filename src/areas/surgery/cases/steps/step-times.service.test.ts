import { expect, test } from 'vitest';
import { closeMonth } from '#areas/reports/closing/closing.contract.ts';
import { updateLateEntrySettings } from '#areas/settings/late-entries/late-entry.contract.ts';
import { type Caller, aTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { getCourse, recordMilestone } from '../../milestones/milestone.contract.ts';
import { aBookedCase, aTheatre } from '../../surgery.fixture.ts';
import { countNothing, onAnotherDay, tickRequired } from '../../theatre-papers.fixture.ts';
import { getCase } from '../case.contract.ts';
import { completeCase, confirmCase, recordConsent, startCase } from './case-steps.contract.ts';

const hourMs = 3_600_000;
const morning = '2031-05-20T02:00:00.000Z';
const lateReason = 'The network was down all night';
const hoursAgo = (hours: number) => new Date(Date.parse(morning) - hours * hourMs).toISOString();

async function aMorning() {
  const system = aTestSystem();
  system.clock.set(morning);
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const admin = await hospital.as('tenant_admin');
  const { id: theatreId } = await aTheatre(admin);
  const { caller: second } = await aStaffMember(system, hospital, ['surgery.nursing']);
  return { system, hospital, admin, theatreId, second };
}

/** Ready to start, its consent signed on paper so many hours ago. */
async function aReadyCase(
  admin: Caller,
  { theatreId, second }: { theatreId: string; second: Caller },
  { inHours }: { inHours: number },
) {
  const scheduledStartTime = hoursAgo(-inHours);
  const booked = await aBookedCase(admin, { theatreId, scheduledStartTime });
  const consented = await admin.call(recordConsent, {
    caseId: booked.id,
    version: booked.version,
    consent: { kind: 'signed', signedBy: 'The patient', explainedBy: 'The surgeon', signedAt: hoursAgo(14) },
  });
  const { id: caseId, version } = await admin.call(confirmCase, {
    caseId: booked.id,
    version: consented.version,
  });
  await countNothing(admin, second, caseId);
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  return { caseId, version };
}

test('the operations of a night are written down in the morning, in any order, and never two in one theatre', async () => {
  const { system, hospital, admin, ...place } = await aMorning();
  const early = await aReadyCase(admin, place, { inHours: 24 });
  const later = await aReadyCase(admin, place, { inHours: 48 });
  const mayOperate = ['surgery.read', 'surgery.operate'] as const;
  const { caller: plain } = await aStaffMember(system, hospital, [...mayOperate]);
  const refused = async (call: Promise<unknown>, field: string, code: string) =>
    expect(call).rejects.toMatchObject({ code: 'INVALID_INPUT', facts: { fields: { [field]: { code } } } });
  const begin = { ...later, ...onAnotherDay, startedAt: hoursAgo(5), lateReason };
  await refused(plain.call(startCase, begin), 'startedAt', 'late-entries.mayNotBackdate');
  await refused(
    admin.call(startCase, { ...later, ...onAnotherDay, startedAt: hoursAgo(5) }),
    'lateReason',
    'late-entries.reasonMissing',
  );
  await refused(
    admin.call(startCase, { ...begin, startedAt: hoursAgo(15) }),
    'startedAt',
    'surgical-cases.beforeConsent',
  );
  const started = await admin.call(startCase, begin);
  expect(started.actualStartTime).toBe(hoursAgo(5));
  await tickRequired(admin, later.caseId, ['sign_out']);
  const end = { caseId: later.caseId, version: started.version, lateReason };
  await refused(
    admin.call(completeCase, { ...end, endedAt: hoursAgo(6) }),
    'endedAt',
    'surgical-cases.beforeStart',
  );
  const ended = await admin.call(completeCase, { ...end, endedAt: hoursAgo(3) });
  expect(ended).toMatchObject({ actualEndTime: hoursAgo(3), actualDuration: 120 });

  // The one before it, written down after it.
  const first = { ...early, ...onAnotherDay, startedAt: hoursAgo(4), lateReason };
  await refused(admin.call(startCase, first), 'startedAt', 'surgical-cases.otherInTheatre');
  const { version } = await admin.call(startCase, { ...first, startedAt: hoursAgo(9) });
  await tickRequired(admin, early.caseId, ['sign_out']);
  const over = { caseId: early.caseId, version, lateReason };
  await refused(admin.call(completeCase, over), 'endedAt', 'surgical-cases.otherInTheatre');
  await refused(
    admin.call(completeCase, { ...over, endedAt: hoursAgo(4) }),
    'endedAt',
    'surgical-cases.otherInTheatre',
  );
  expect((await admin.call(getCase, { caseId: early.caseId })).status).toBe('in_progress');
  const done = await admin.call(completeCase, { ...over, endedAt: hoursAgo(5) });
  expect(done.actualDuration).toBe(240);
});

test('milestones need no reason, and reach neither beyond the limit of the hospital nor into a closed month', async () => {
  const { admin, ...place } = await aMorning();
  const { caseId } = await aReadyCase(admin, place, { inHours: 24 });
  const record = (happenedAt: string) =>
    admin.call(recordMilestone, { caseId, version: 0, kind: 'arrived', happenedAt });
  const refused = (code: string) => ({ facts: { fields: { happenedAt: { code } } } });
  await expect(record(hoursAgo(25))).rejects.toMatchObject(refused('late-entries.tooFarBack'));
  await admin.call(updateLateEntrySettings, { lateEntryHours: 2160 });
  await admin.call(closeMonth, { date: '2031-04-15' });
  await expect(record(hoursAgo(24 * 21))).rejects.toMatchObject(refused('late-entries.monthClosed'));
  expect((await admin.call(getCourse, { caseId })).times).toEqual([]);
  expect((await record(hoursAgo(25))).times).toEqual([{ kind: 'arrived', happenedAt: hoursAgo(25) }]);
});
