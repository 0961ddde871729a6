import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { notice } from '../../pharmacy.notices.ts';
import { selectUncounted } from './count-reminder.queries.ts';

/** Every shift counts; whoever may is reminded once a day where none of a whole day did. */
const hoursOfDay = 24;

/** Tells those who may count that controlled medicines were counted by nobody for a day. */
export const countReminderJob: DailyJob = {
  name: 'pharmacy.remind-of-counts',
  look: {
    reads: {
      medicine: 'tenant_id, id, is_controlled',
      stock_level: 'tenant_id, item_id, place_id, is_stocked',
    },
    finds: `
      select from public.medicine join public.stock_level level on level.tenant_id = hospital.id
        and level.item_id = medicine.id and level.is_stocked
      where medicine.tenant_id = hospital.id and medicine.is_controlled`,
  },
  async run(context) {
    const { db, tenantId, clock } = context;
    const since = new Date(clock.now().getTime() - hoursOfDay * 3_600_000).toISOString();
    const { count, name } = await selectUncounted(db, tenantId, since);
    if (count === 0) return;
    await notifyAll(context, await findPeopleWith(db, tenantId, 'pharmacy.controlled'), {
      notice: notice('controlledUncounted', { count, name: name ?? '' }),
      link: '/dashboard/pharmacy/controlled',
    });
  },
};
