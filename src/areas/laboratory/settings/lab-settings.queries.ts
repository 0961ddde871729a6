import type { Db } from '#database/tables.ts';

export interface LabSwitches {
  /** Who entered a result does not verify it. */
  needsSecondPerson: boolean;
  /** No order is completed while a result is missing or unverified. */
  completionNeedsVerified: boolean;
}

export async function readLabSwitches(db: Db, tenantId: string): Promise<LabSwitches> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['lab_needs_second_person', 'lab_completion_needs_verified'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    needsSecondPerson: row.lab_needs_second_person,
    completionNeedsVerified: row.lab_completion_needs_verified,
  };
}

/** Switches what is given, whatever else changed meanwhile. */
export async function writeLabSwitches(
  db: Db,
  tenantId: string,
  switches: LabSwitches,
  at: string,
): Promise<void> {
  await db
    .updateTable('tenant_settings')
    .set({
      lab_needs_second_person: switches.needsSecondPerson,
      lab_completion_needs_verified: switches.completionNeedsVerified,
      updated_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .execute();
}
