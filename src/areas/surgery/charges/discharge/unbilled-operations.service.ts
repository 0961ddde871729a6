import type { FindDischargeBlockers } from '#server/points/discharge-blockers.ts';
import { notice } from '../../surgery.notices.ts';
import { selectUnbilledOperations } from './unbilled-operations.queries.ts';

/** The maximum number of operations that are named. */
const maxNamed = 5;

/** Blocks the billing stage of a discharge while charges of the stay's operations are not validated. */
export const findUnbilledOperations: FindDischargeBlockers = async ({ db, tenantId, actor }, discharge) => {
  if (!actor.modules.billing_enabled) return [];
  const rows = await selectUnbilledOperations(db, tenantId, discharge);
  const unpriced = rows.filter((row) => row.has_unpriced);
  return [
    ...blockerOf('chargesNotValidated', rows, '/dashboard/surgery/charges'),
    ...blockerOf('chargesUnpriced', unpriced, '/dashboard/surgery/charges/unpriced'),
  ];
};

type Unbilled = Awaited<ReturnType<typeof selectUnbilledOperations>>;

function blockerOf(code: 'chargesNotValidated' | 'chargesUnpriced', rows: Unbilled, list: string) {
  const [first] = rows;
  if (!first) return [];
  const cases = rows
    .slice(0, maxNamed)
    .map((row) => row.case_number)
    .join(', ');
  return [
    {
      stage: 'billing' as const,
      isBlocking: true,
      notice: notice(code, { count: rows.length, cases }),
      link: rows.length === 1 ? `/dashboard/surgery/charges/${first.id}` : list,
      linkNeeds: 'billing.write' as const,
    },
  ];
}
