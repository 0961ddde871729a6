import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../settings.tables.ts';

const columns = [
  'name',
  'address',
  'phone',
  'email',
  'currency_code',
  'country_code',
  'time_zone',
  'date_format',
  'time_format',
  'number_grouping',
  'week_start',
  'modules',
  'tax_rate_basis_points',
  'payout_withholding_basis_points',
  'logo_version',
  'version',
  'updated_at',
] as const;

export function selectSettings(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant_settings')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>;

/** Columns of the settings, each left out as it is stored. */
export type SettingsColumns = Omit<
  Updateable<Tables['tenant_settings']>,
  'tenant_id' | 'version' | 'updated_at'
>;

/** Writes the settings of a new tenant; what is left out gets its default. */
export async function insertSettings(db: Db, row: Insertable<Tables['tenant_settings']>): Promise<void> {
  await db.insertInto('tenant_settings').values(row).execute();
}

/** Writes columns of the settings, whatever the version of the organization's form; `at` is the instant of the change. */
export async function writeSettings(
  db: Db,
  tenantId: string,
  change: SettingsColumns,
  at: string,
): Promise<void> {
  await db
    .updateTable('tenant_settings')
    .set({ ...change, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Changes the settings that still have this version; undefined when somebody else was first. */
export function updateSettingsRow(
  db: Db,
  tenantId: string,
  version: number,
  change: SettingsColumns,
  at: string,
) {
  return db
    .updateTable('tenant_settings')
    .set({ ...change, updated_at: at, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}

/** Lays switches over those that are stored, whatever the version. */
export function switchModules(db: Db, tenantId: string, switches: object, at: string) {
  return db
    .updateTable('tenant_settings')
    .set({ modules: sql`modules || ${JSON.stringify(switches)}::jsonb`, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The name in the list of the login page follows the one in the settings. */
export async function renameTenant(db: Db, tenantId: string, name: string): Promise<void> {
  await db.updateTable('tenant').set({ name }).where('id', '=', tenantId).execute();
}

/** Notes which logo is stored, whatever the version. */
export function noteLogo(db: Db, tenantId: string, logoVersion: string | null, at: string) {
  return db
    .updateTable('tenant_settings')
    .set({ logo_version: logoVersion, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Which channels of messages have what they need to send for real, as `isConfigured` of the messages has it. */
export async function selectConfigured(db: Db, tenantId: string): Promise<{ mail: boolean; sms: boolean }> {
  const { rows } = await sql<{ mail: boolean; sms: boolean }>`
    select smtp_host <> '' and from_address || smtp_user <> '' as mail,
      sms_url <> '' and sms_success_pattern <> '' as sms
    from message_settings where tenant_id = ${tenantId}::uuid`.execute(db);
  return rows[0] ?? { mail: false, sms: false };
}
