import type { WeekStart } from '#kernel/time/week-times.ts';

export const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD MMM YYYY'] as const;
export const timeFormats = ['12h', '24h'] as const;
/** 1,234,567 by thousands, 12,34,567 by lakhs and crores. */
export const numberGroupings = ['thousand', 'lakh'] as const;

/** How one hospital writes dates, times and money. */
export interface TenantFormat {
  /** IANA zone such as `Asia/Dhaka`. */
  readonly timeZone: string;
  readonly dateFormat: (typeof dateFormats)[number];
  readonly timeFormat: (typeof timeFormats)[number];
  readonly numberGrouping: (typeof numberGroupings)[number];
  /** The day on which weeks begin. */
  readonly weekStart: WeekStart;
  /** The currency of amounts that name none. */
  readonly currencyCode: string;
}

/** What a hospital has before it chooses (its zone is UTC by default). */
export const defaultTenantFormat: TenantFormat = {
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'BDT',
};
