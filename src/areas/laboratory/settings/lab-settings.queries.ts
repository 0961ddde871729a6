import { writeSettings } from '#areas/settings/settings.public.ts';
import type { Db } from '#database/tables.ts';

export interface LabSwitches {
  /** Who entered a result does not verify it. */
  needsSecondPerson: boolean;
  /** No order is completed while a result is missing or unverified. */
  completionNeedsVerified: boolean;
  /** After so many minutes without an acknowledgement further clinicians are told of a critical result. */
  escalationMinutes: number;
}

export async function readLabSwitches(db: Db, tenantId: string): Promise<LabSwitches> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['lab_needs_second_person', 'lab_completion_needs_verified', 'lab_escalation_minutes'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    needsSecondPerson: row.lab_needs_second_person,
    completionNeedsVerified: row.lab_completion_needs_verified,
    escalationMinutes: row.lab_escalation_minutes,
  };
}

/** Switches what is given, whatever else changed meanwhile. */
export function writeLabSwitches(
  db: Db,
  tenantId: string,
  { needsSecondPerson, completionNeedsVerified, escalationMinutes }: LabSwitches,
  at: string,
): Promise<void> {
  const switches = {
    lab_needs_second_person: needsSecondPerson,
    lab_completion_needs_verified: completionNeedsVerified,
    lab_escalation_minutes: escalationMinutes,
  };
  return writeSettings(db, tenantId, switches, at);
}

/** How long a critical result may wait; a tenant without settings, such as the platform's own, has none. */
export async function readEscalationMinutes(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('lab_escalation_minutes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.lab_escalation_minutes ?? 30;
}
