import { useMemo } from 'react';
import type { ChartPoint } from '#ui/chart/chart-types.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { currentLanguage } from '#ui/i18n/language.ts';

interface SpanNames {
  /** Of a plain date YYYY-MM-DD. */
  day: (on: string) => ChartPoint;
  /** Of a month YYYY-MM. */
  month: (on: string) => ChartPoint;
}

/** Names of days and months on the axis of a chart and in its table. */
export function useSpanNames(): SpanNames {
  const { date } = useFormat();
  const language = currentLanguage();
  return useMemo(() => {
    // Plain dates belong to no zone.
    const naming = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...options });
    const shortDay = naming({ day: 'numeric', month: 'short' });
    const shortMonth = naming({ month: 'short' });
    const longMonth = naming({ month: 'long', year: 'numeric' });
    return {
      day: (on) => ({ label: date(on), short: shortDay.format(new Date(on)) }),
      month: (on) => {
        const first = new Date(`${on}-01`);
        return { label: longMonth.format(first), short: shortMonth.format(first) };
      },
    };
  }, [date, language]);
}
