import { findGrants, findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { newId } from '#kernel/ids.ts';
import type { OrderTestRow, SubjectRow } from '../results/lab-result.queries.ts';
import { enteredMessage, tellOfCritical } from './critical-notices.service.ts';
import { insertAlerts } from './lab-alert.queries.ts';

export interface RaisedAlerts {
  order: {
    id: string;
    order_number: string;
    patient_id: string;
    orderer_id: string | null;
    ordered_by: string;
  };
  person: SubjectRow;
  critical: readonly { test: OrderTestRow; row: { id: string; result: string; entered_by: string } }[];
}

/**
 * Raises an alert for each critical result at once, verified or not, and tells who ordered, who made the order and
 * the laboratory. Where neither of the first two can acknowledge it, further clinicians are told without waiting.
 */
export async function raiseAlerts(
  context: CallContext,
  { order, person, critical }: RaisedAlerts,
): Promise<void> {
  if (critical.length === 0) return;
  const { db, tenantId, clock } = context;
  const responsible = [...new Set([order.orderer_id ?? order.ordered_by, order.ordered_by])];
  const isReached = await canAcknowledgeAny(context, responsible);
  const raised_at = clock.now().toISOString();
  await insertAlerts(
    db,
    critical.map(({ row }) => ({
      tenant_id: tenantId,
      id: newId(),
      result_id: row.id,
      entered_by: row.entered_by,
      raised_at,
      escalated_at: isReached ? null : raised_at,
      acknowledged_by: null,
      acknowledged_at: null,
      action: null,
      note: null,
    })),
  );
  const laboratory = await findPeopleWith(db, tenantId, 'lab.results');
  const further = isReached ? [] : await findFurtherClinicians(context);
  const told = [...new Set([...responsible, ...laboratory, ...further])];
  const results = {
    order: { id: order.id, number: order.order_number },
    patient: {
      id: order.patient_id,
      number: person.patient_number,
      name: `${person.first_name} ${person.last_name}`.trim(),
      isRestricted: person.is_restricted,
    },
    results: critical.map(({ test, row }) => ({ test: test.test_name, result: row.result, unit: test.unit })),
  };
  await tellOfCritical(context, told, results, enteredMessage(results));
  context.announce('lab-alerts');
}

/** Who entered the result does not count: they cannot acknowledge it. */
async function canAcknowledgeAny(
  { db, tenantId, actor }: CallContext,
  userIds: readonly string[],
): Promise<boolean> {
  const grants = await findGrants(
    db,
    tenantId,
    userIds.filter((id) => id !== actor.userId),
  );
  return [...grants.values()].some((held) => can(held, 'lab.acknowledge'));
}

/** Clinicians who read the laboratory and can acknowledge; administrators are among them. */
export async function findFurtherClinicians({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<string[]> {
  const clinicians = await findPeopleWith(db, tenantId, 'lab.acknowledge');
  const grants = await findGrants(db, tenantId, clinicians);
  return clinicians.filter((id) => can(grants.get(id)!, 'lab.read'));
}
