import { type ReactNode, useMemo } from 'react';
import { usePerson } from '#client/session.ts';
import { TenantFormatProvider } from '#ui/i18n/format-provider.tsx';
import { dateFormats } from '#ui/i18n/tenant-format.ts';

/** Dates, times and money inside are written as the hospital of the signed-in person writes them. */
export function OwnFormat({ children }: { children: ReactNode }) {
  const { tenant } = usePerson();
  const format = useMemo(() => {
    const dateFormat = dateFormats.find((one) => one === tenant.dateFormat) ?? dateFormats[0];
    return { ...tenant, dateFormat };
  }, [tenant]);
  return <TenantFormatProvider format={format}>{children}</TenantFormatProvider>;
}
