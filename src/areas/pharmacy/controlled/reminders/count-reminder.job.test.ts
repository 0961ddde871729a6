import { afterAll, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aMedicine } from '../../pharmacy.fixture.ts';
import { countControlled } from '../controlled.contract.ts';
import { countReminderJob } from './count-reminder.job.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('who may count is reminded once a day of what lies there uncounted, and of nothing that was counted', async () => {
  opened.clock.set('2031-03-01T06:00:00.000Z');
  const hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  const admin = await hospital.as('tenant_admin');
  const [counter, witness] = [
    await aStaffMember(opened, hospital, ['pharmacy.controlled']),
    await aStaffMember(opened, hospital, ['pharmacy.controlled']),
  ];
  const stranger = await aStaffMember(opened, hospital, ['pharmacy.dispense']);
  const shelf = await placeId(admin, 'pharmacy');
  const medicine = await aMedicine(admin, { genericName: 'Morphine', isControlled: true });
  await aReceipt(admin, medicine.id, { placeId: shelf, quantity: 5, expiresOn: '2035-01-31' });
  await aMedicine(admin, { genericName: 'Tramadol', isControlled: true });
  const work = () => {
    const job = {
      ...countReminderJob,
      run: async (context: JobContext) => {
        if (context.tenantId === hospital.tenantId) await countReminderJob.run(context);
      },
    };
    const { database, clock } = opened;
    const onError = (error: unknown) => {
      throw error;
    };
    return doDailyJobs({ database, clock, jobs: [job], onChange: () => {}, onError });
  };
  const told = async ({ caller }: typeof counter) =>
    (await caller.call(listNotifications, {})).rows.filter(
      ({ link }) => link === '/dashboard/pharmacy/controlled',
    );

  await work();
  await work();
  expect(await told(counter)).toMatchObject([{ facts: { count: 1, name: medicine.name } }]);
  expect(await told(stranger)).toEqual([]);

  opened.clock.set('2031-03-02T05:00:00.000Z');
  await counter.caller.call(countControlled, {
    ...{ medicineId: medicine.id, placeId: shelf, countedQuantity: 5 },
    ...{ witnessId: witness.userId, witnessPassword: samplePassword },
  });
  opened.clock.set('2031-03-02T05:30:00.000Z');
  await work();
  expect(await told(counter)).toHaveLength(1);
});
