import { writeSettings } from '#areas/settings/settings.public.ts';
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
export function writeLabSwitches(
  db: Db,
  tenantId: string,
  { needsSecondPerson, completionNeedsVerified }: LabSwitches,
  at: string,
): Promise<void> {
  const switches = {
    lab_needs_second_person: needsSecondPerson,
    lab_completion_needs_verified: completionNeedsVerified,
  };
  return writeSettings(db, tenantId, switches, at);
}
