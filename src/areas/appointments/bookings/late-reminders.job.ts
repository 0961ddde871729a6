import { publishEvents } from '#server/points/events.ts';
import { noteRemindersFrom } from '#areas/messages/messages.public.ts';
import type { MinuteJob } from '#server/jobs/job.ts';
import { toAppointment } from '../appointments/appointment.record.ts';
import { reminderOf } from './booking-messages.ts';
import { selectPlanned, selectRemindersFrom } from './late-reminders.queries.ts';

/** The longest time before an appointment at which a hospital reminds. */
const longestAheadMs = 30 * 86_400_000;
/** The most appointments that one transaction has reminders written for. */
const mostAtOnce = 500;

/**
 * Has patients reminded of appointments that were booked while no rule wanted it, once one does. A reminder that exists
 * already is not written again.
 */
export const remindLate: MinuteJob = {
  name: 'appointments.remind-late',
  look: {
    reads: { message_settings: 'tenant_id, reminders_from' },
    finds: `
      select from public.message_settings settings
      where settings.tenant_id = hospital.id and settings.reminders_from is not null`,
  },
  module: 'notifications_v1',
  isDue: async ({ db, tenantId }) => (await selectRemindersFrom(db, tenantId)) !== null,
  async run(context) {
    const { db, tenantId, clock } = context;
    const from = await selectRemindersFrom(db, tenantId);
    if (from === null) return;
    const before = new Date(clock.now().getTime() + longestAheadMs).toISOString();
    const rows = await selectPlanned(db, tenantId, { from, before, limit: mostAtOnce });
    await publishEvents(
      context,
      rows.map((row) => reminderOf(toAppointment(row))),
    );
    const last = rows.at(-1)?.start_time;
    const isOver = rows.length < mostAtOnce || last === undefined;
    // Appointments that begin together are gone through again, unless they fill a whole batch.
    const next = last === from ? new Date(Date.parse(from) + 1).toISOString() : (last ?? null);
    await noteRemindersFrom(db, tenantId, isOver ? null : next);
  },
};
