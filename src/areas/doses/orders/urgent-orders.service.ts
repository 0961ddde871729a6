import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findGrants, findPeopleWith, toldFirst } from '#areas/people/people.public.ts';
import { findSensitiveAuthor } from '#database/closed-records/made-from.ts';
import type { FollowOrder } from '#server/points/orders.ts';
import { can } from '#kernel/access/actor.ts';
import { notice } from '../doses.notices.ts';
import { selectUrgent } from './order.queries.ts';

/**
 * What is to be given at once is told at once: to the nurse who is responsible, else to who runs the wards; never to
 * whoever ordered it. Who may not see a restricted record, or what a sensitive
 * consultation prescribed, is told where, and neither who nor what.
 */
export const tellOfUrgentOrders: FollowOrder = async (context, order) => {
  const { db, tenantId, actor, clock } = context;
  const { prescriptionId, admissionId } = order;
  if (admissionId === null) return;
  const rows = await selectUrgent(db, tenantId, {
    prescriptionId,
    admissionId,
    now: clock.now().toISOString(),
  });
  const [first] = rows;
  if (!first) return;
  const place = [first.ward_name, first.bed_number].filter(Boolean).join(' ');
  const whole = notice('urgent', {
    place,
    patient: `${first.first_name} ${first.last_name}`.trim(),
    patientNumber: first.patient_number,
    medicines: rows
      .map(({ name, strength, dose }) => [name, strength, dose].filter(Boolean).join(' '))
      .join(', '),
  });
  const people =
    first.nurse_id === null ? await findPeopleWith(db, tenantId, 'shifts.manage') : [first.nurse_id];
  const grants = await findGrants(db, tenantId, people);
  const author = await findSensitiveAuthor(db, tenantId, { prescriptionId });
  const isOpenTo = (id: string) => !first.is_restricted && (author === undefined || author === id);
  grants.delete(actor.userId);
  const link = `/dashboard/nursing/mar?admissionId=${admissionId}`;
  for (const [id, held] of toldFirst(grants)) {
    const seesAll = can(held, ['mar.admin', 'mar.read']) && (isOpenTo(id) || can(held, 'emr.sensitive'));
    await notifyAll(context, [id], {
      notice: seesAll ? whole : notice('urgentClosed', { place }),
      link: seesAll ? link : null,
    });
  }
};
