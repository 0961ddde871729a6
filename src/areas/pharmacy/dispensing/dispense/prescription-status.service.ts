import type { CallContext } from '#server/call-context.ts';
import * as prescriptions from '../../prescriptions/prescription.queries.ts';
import { selectBalances } from '../dispensing.queries.ts';
import { toBalance } from '../dispensing.record.ts';
import { statusOf } from '../dispensing.rules.ts';

/**
 * Writes the state of a locked prescription that follows from its lines and from what was handed out: a line that is
 * stopped waits no longer, one that is added waits again.
 */
export async function settleStatus(
  { db, tenantId, clock }: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  prescriptionId: string,
): Promise<void> {
  const row = await prescriptions.prescriptionRows.select(db, tenantId, prescriptionId);
  if (!row || row.status === 'cancelled') return;
  const [lines, balances] = await Promise.all([
    prescriptions.selectLines(db, tenantId, prescriptionId),
    selectBalances(db, tenantId, prescriptionId),
  ]);
  const status = statusOf(lines.map((line) => toBalance(line, balances.get(line.id))));
  if (status === row.status) return;
  await prescriptions.prescriptionRows.update(
    db,
    { tenantId, id: prescriptionId, version: row.version },
    { status, updated_at: clock.now().toISOString() },
  );
}
