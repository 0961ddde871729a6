import { writeSettings } from '#areas/settings/settings.public.ts';
import type { Db } from '#database/tables.ts';
import type { CommissionSettings } from './commission-settings.contract.ts';

/** The settings; with `isLocked` nobody else changes them before the end of the transaction. */
export async function selectCommissionSettings(
  db: Db,
  tenantId: string,
  { isLocked = false } = {},
): Promise<CommissionSettings> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['payout_needs_second_person', 'commission_cap_basis_points', 'commission_cap_flat_minor'])
    .where('tenant_id', '=', tenantId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return {
    payoutNeedsSecondPerson: row.payout_needs_second_person,
    capBasisPoints: row.commission_cap_basis_points,
    capFlatMinor: row.commission_cap_flat_minor,
  };
}

export function writeCommissionSettings(
  db: Db,
  tenantId: string,
  { payoutNeedsSecondPerson, capBasisPoints, capFlatMinor }: CommissionSettings,
  at: string,
): Promise<void> {
  const columns = {
    payout_needs_second_person: payoutNeedsSecondPerson,
    commission_cap_basis_points: capBasisPoints,
    commission_cap_flat_minor: capFlatMinor,
  };
  return writeSettings(db, tenantId, columns, at);
}
