import { findLabTests, readTestsOfOrders } from '#areas/laboratory/laboratory.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import { hasModule } from '#kernel/access/actor.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './order-to-bill.contract.ts';
import { daysToBill, maxTestsFound, type OrderToBill } from './order-to-bill.contract.ts';
import { selectOrdersToBill } from './order-to-bill.queries.ts';

const dayMs = 86_400_000;

export async function listOrdersToBill(
  { db, tenantId, clock }: CallContext,
  { patientId, ...paging }: CallInput<typeof contract.listOrdersToBill>,
): Promise<Page<OrderToBill>> {
  const longAgo = new Date(clock.now().getTime() - daysToBill * dayMs).toISOString();
  const orderedFrom = patientId ? undefined : longAgo;
  const rows = await selectOrdersToBill(db, tenantId, { patientId, orderedFrom, ...paging });
  const page = toPage(rows, paging.limit, (row) => [row.ordered_at, row.id]);
  const ids = page.rows.map(({ id }) => id);
  const tests = await readTestsOfOrders(db, tenantId, ids);
  return {
    ...page,
    rows: page.rows.map((row) => {
      const ordered = tests.get(row.id) ?? [];
      return {
        id: row.id,
        orderNumber: row.order_number,
        patient: toNamedPatient(row),
        orderedAt: row.ordered_at,
        tests: ordered,
        totalMinor: sumMinor(ordered.map(({ priceMinor }) => priceMinor)),
      };
    }),
  };
}

/** Nothing is offered where the hospital has no laboratory. */
export async function searchLabTests(
  { db, tenantId, actor }: CallContext,
  { search }: CallInput<typeof contract.searchLabTests>,
) {
  if (!hasModule(actor, 'laboratory_enabled')) return { rows: [] };
  return { rows: await findLabTests(db, tenantId, search, maxTestsFound) };
}
