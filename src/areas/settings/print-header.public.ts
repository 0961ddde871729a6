import { usePerson } from '#client/session.ts';
import type { PrintHeader } from '#ui/print/print-document.ts';
import { useLogo } from './logo/logo.hooks.ts';

/** How the signed-in person's hospital heads its printed pages: name, address, contact, logo. */
export function usePrintHeader(): PrintHeader {
  const { tenant } = usePerson();
  return {
    organisation: tenant.name,
    address: tenant.address ?? '',
    contact: [tenant.phone, tenant.email].filter(Boolean).join(' · '),
    logo: useLogo(),
  };
}
