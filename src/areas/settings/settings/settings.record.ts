import { toRecord } from '#database/to-record.ts';
import { readModules } from '#kernel/access/modules.ts';
import { dateFormats } from '#ui/i18n/tenant-format.ts';
import { tenantSettings, type TenantSettings } from './settings.contract.ts';
import type { SettingsRow } from './settings.queries.ts';

/** The stored settings as the calls tell them. */
export function toSettings(row: SettingsRow): TenantSettings {
  return toRecord(tenantSettings, row, {
    dateFormat: dateFormats.find((known) => known === row.date_format) ?? dateFormats[0],
    modules: readModules(row.modules),
  });
}
