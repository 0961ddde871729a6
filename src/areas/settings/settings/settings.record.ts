import { readModules } from '#kernel/access/modules.ts';
import { dateFormats } from '#ui/i18n/tenant-format.ts';
import type { TenantSettings } from './settings.contract.ts';
import type { SettingsRow } from './settings.queries.ts';

/** The stored settings as the calls tell them. */
export function toSettings(row: SettingsRow): TenantSettings {
  return {
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    currencyCode: row.currency_code,
    timeZone: row.time_zone,
    dateFormat: dateFormats.find((known) => known === row.date_format) ?? dateFormats[0],
    timeFormat: row.time_format,
    taxRateBasisPoints: row.tax_rate_basis_points,
    payoutWithholdingBasisPoints: row.payout_withholding_basis_points,
    modules: readModules(row.modules),
    logoVersion: row.logo_version,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

/** The columns of the fields an administrator types. */
export function toColumns(settings: TenantSettings) {
  return {
    name: settings.name,
    phone: settings.phone,
    email: settings.email,
    address: settings.address,
    currency_code: settings.currencyCode,
    time_zone: settings.timeZone,
    date_format: settings.dateFormat,
    time_format: settings.timeFormat,
    tax_rate_basis_points: settings.taxRateBasisPoints,
    payout_withholding_basis_points: settings.payoutWithholdingBasisPoints,
  };
}
