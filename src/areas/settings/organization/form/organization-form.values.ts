import { z } from 'zod';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { weekStarts } from '#kernel/time/week-times.ts';
import { currencyName } from '#ui/i18n/currency-name.ts';
import { percentText, typedPercent } from '#ui/form/fields/typed-percent.ts';
import { countryName } from '#ui/i18n/names/country-name.ts';
import { dateFormats, numberGroupings, timeFormats } from '#ui/i18n/tenant-format.ts';
import { organizationFields, type TenantSettings } from '../../settings/settings.contract.ts';
import { t } from '../organization.texts.ts';

/** The fields of the form, in the order of the screen. */
const fields = [
  'name',
  'phone',
  'email',
  'address',
  'currencyCode',
  'taxRate',
  'payoutWithholding',
  'countryCode',
  'timeZone',
  'dateFormat',
  'timeFormat',
  'numberGrouping',
  'weekStart',
] as const;

export type OrganizationField = (typeof fields)[number];
export type OrganizationValues = Record<OrganizationField, string>;

const {
  taxRateBasisPoints: _tax,
  payoutWithholdingBasisPoints: _withheld,
  ...plainFields
} = organizationFields;
const checkedFields = z.object({
  ...plainFields,
  taxRate: typedPercent,
  payoutWithholding: typedPercent,
});

export type OrganizationOutput = z.output<typeof checkedFields>;

/** The server's own rules; they also take null and undefined, but the form only ever gives them text. */
export const organizationSchema = checkedFields as unknown as z.ZodType<
  OrganizationOutput,
  OrganizationValues
>;

/** The stored settings as the form shows them. */
export function valuesOf(settings: TenantSettings): OrganizationValues {
  return {
    name: settings.name,
    phone: settings.phone ?? '',
    email: settings.email ?? '',
    address: settings.address ?? '',
    currencyCode: settings.currencyCode,
    taxRate: percentText(settings.taxRateBasisPoints),
    payoutWithholding: percentText(settings.payoutWithholdingBasisPoints),
    countryCode: settings.countryCode ?? '',
    timeZone: settings.timeZone,
    dateFormat: settings.dateFormat,
    timeFormat: settings.timeFormat,
    numberGrouping: settings.numberGrouping,
    weekStart: settings.weekStart,
  };
}

/** Only what differs from the stored settings, so that a save touches nothing else. */
export function changesTo(settings: TenantSettings, output: OrganizationOutput): Partial<TenantSettings> {
  const { taxRate, payoutWithholding, ...plain } = output;
  const wanted = {
    ...plain,
    taxRateBasisPoints: taxRate,
    payoutWithholdingBasisPoints: payoutWithholding,
  };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => settings[field as keyof TenantSettings] !== value,
  );
  return Object.fromEntries(changed);
}

/** Currencies to choose from: those offered, and the stored one. */
export function currencyChoices(stored: string) {
  return [...new Set([...offeredCurrencies, stored])].map((value) => ({
    value,
    label: [value, currencyName(value)].filter(Boolean).join(' – '),
  }));
}

export const dateFormatChoices = dateFormats.map((value) => ({ value, label: value }));
export const timeFormatChoices = () => timeFormats.map((value) => ({ value, label: t(`time_${value}`) }));
export const numberGroupingChoices = () =>
  numberGroupings.map((value) => ({ value, label: t(`grouping_${value}`) }));

export const weekStartChoices = () => weekStarts.map((value) => ({ value, label: t(`week_${value}`) }));

/** The fields that are chosen from words of their own. */
const choicesOf = {
  timeFormat: timeFormatChoices,
  numberGrouping: numberGroupingChoices,
  weekStart: weekStartChoices,
} as const;

/** A field's value as people read it, where it is shown outside its field. */
export function valueWords(field: OrganizationField, value: string): string {
  if (value.trim() === '') return t('empty');
  if (field === 'taxRate' || field === 'payoutWithholding') return `${value} %`;
  if (field === 'countryCode') return countryName(value);
  if (field === 'timeFormat' || field === 'numberGrouping' || field === 'weekStart') {
    return choicesOf[field]().find((one) => one.value === value)?.label ?? value;
  }
  return value;
}
