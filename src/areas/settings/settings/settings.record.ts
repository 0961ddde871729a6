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

/** The columns of the fields an administrator types. */
export function toColumns(settings: TenantSettings) {
  return {
    name: settings.name,
    phone: settings.phone,
    email: settings.email,
    address: settings.address,
    currency_code: settings.currencyCode,
    country_code: settings.countryCode,
    time_zone: settings.timeZone,
    date_format: settings.dateFormat,
    time_format: settings.timeFormat,
    number_grouping: settings.numberGrouping,
    week_start: settings.weekStart,
    tax_rate_basis_points: settings.taxRateBasisPoints,
    payout_withholding_basis_points: settings.payoutWithholdingBasisPoints,
  };
}
