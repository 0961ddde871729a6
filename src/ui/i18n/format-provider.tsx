import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatShortDate,
  formatTime,
  type DateInput,
} from './format-date.ts';
import { formatMoney, formatPrice } from './format-money.ts';
import { formatNumber, groupNumbersBy } from './format-number.ts';
import { defaultTenantFormat, type TenantFormat } from './tenant-format.ts';

const TenantFormatContext = createContext<TenantFormat>(defaultTenantFormat);

/** Tells everything inside how the signed-in person's hospital writes dates, times and money. */
export function TenantFormatProvider({ format, children }: { format: TenantFormat; children: ReactNode }) {
  // Before anything inside is rendered, because numbers stand in its sentences as well.
  groupNumbersBy(format.numberGrouping);
  return <TenantFormatContext value={format}>{children}</TenantFormatContext>;
}

/** The formatting functions bound to the tenant's settings, and the settings themselves. */
export interface Format {
  readonly tenant: TenantFormat;
  readonly date: (value: DateInput) => string;
  /** A date `YYYY-MM-DD` with its month in letters, such as '7 March 1991'. */
  readonly longDate: (date: string) => string;
  /** '7 Mar', for a date near today. */
  readonly shortDate: (date: string) => string;
  readonly time: (value: DateInput) => string;
  readonly dateTime: (value: DateInput) => string;
  readonly number: typeof formatNumber;
  /** Minor units, of the hospital's own currency where none is named. */
  readonly money: (amountMinor: number, currencyCode?: string) => string;
  /** The same as the price of a plan: without decimals where there are none. */
  readonly price: (amountMinor: number, currencyCode: string) => string;
}

/** A time over two lines is misread. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** Formats dates, times, numbers and money as the tenant of the nearest provider wants them. */
export function useFormat(): Format {
  const tenant = useContext(TenantFormatContext);
  return useMemo(
    () => ({
      tenant,
      date: (value) => formatDate(value, tenant),
      longDate: formatLongDate,
      shortDate: formatShortDate,
      time: (value) => onOneLine(formatTime(value, tenant)),
      dateTime: (value) => onOneLine(formatDateTime(value, tenant)),
      number: formatNumber,
      money: (amountMinor, currencyCode = tenant.currencyCode) => formatMoney(amountMinor, currencyCode),
      price: formatPrice,
    }),
    [tenant],
  );
}
