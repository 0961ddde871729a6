import { findDoctor, findDoctorOfUser } from '#areas/appointments/appointments.public.ts';
import { findGrants, findPersonName, searchPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './lab-order.contract.ts';
import { maxOrderers } from './lab-order.contract.ts';
import { issue } from './lab-order.issues.ts';
import { noDoctor } from './lab-order.rules.ts';

/** Who orders can be told of a critical result and acknowledge it. */
const orders = 'lab.acknowledge';

export async function listOrderers(
  { db, tenantId }: CallContext,
  { search = '' }: CallInput<typeof contract.listOrderers>,
) {
  return { rows: await searchPeopleWith(db, tenantId, orders, { search, limit: maxOrderers }) };
}

export interface Orderer {
  orderer_id: string | null;
  doctor_id: string | null;
  doctor_name: string;
}

type Named = Pick<CallInput<typeof contract.createLabOrder>, 'ordererId' | 'doctorId' | 'doctorName'>;

/**
 * Whom an order names: a person of the hospital, a doctor of its schedule, a doctor from outside by name.
 * @throws AppError NOT_FOUND for nobody of this hospital; INVALID_INPUT for a person who cannot order.
 */
export async function nameOrderer(context: CallContext, named: Named): Promise<Orderer> {
  const { db, tenantId } = context;
  const doctor = named.doctorId ? await findDoctor(db, tenantId, named.doctorId) : undefined;
  if (named.doctorId && !doctor) throw new AppError('NOT_FOUND');
  const orderer_id = await ordererOf(context, named, doctor?.userId ?? null);
  if (doctor) return { orderer_id, doctor_id: doctor.id, doctor_name: doctor.name };
  if (named.doctorName) return { orderer_id, doctor_id: null, doctor_name: named.doctorName };
  if (orderer_id === null) return { orderer_id, doctor_id: null, doctor_name: noDoctor };
  const own = await findDoctorOfUser(db, tenantId, orderer_id);
  const doctor_name = own?.name ?? (await findPersonName(db, tenantId, orderer_id)) ?? noDoctor;
  return { orderer_id, doctor_id: own?.id ?? null, doctor_name };
}

async function ordererOf(
  context: CallContext,
  { ordererId, doctorId, doctorName }: Named,
  accountOfDoctor: string | null,
): Promise<string | null> {
  const { actor } = context;
  if (ordererId) return requireOrderer(context, ordererId);
  if (ordererId === null) return null;
  if (doctorId)
    return accountOfDoctor !== null && (await mayOrder(context, accountOfDoctor)) ? accountOfDoctor : null;
  // An administrator passes every check and is no clinician by that.
  return !doctorName && actor.permissions.has(orders) ? actor.userId : null;
}

async function requireOrderer(context: CallContext, userId: string): Promise<string> {
  if ((await findPersonName(context.db, context.tenantId, userId)) === undefined)
    throw new AppError('NOT_FOUND');
  if (!(await mayOrder(context, userId))) throw invalidFields({ ordererId: issue('ordererUnable') });
  return userId;
}

/** True for who can be told of critical results and acknowledge them. */
export async function mayOrder({ db, tenantId }: CallContext, userId: string): Promise<boolean> {
  const grants = (await findGrants(db, tenantId, [userId])).get(userId);
  return grants !== undefined && can(grants, orders);
}
