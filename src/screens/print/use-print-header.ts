import { useQuery } from '@tanstack/react-query';
import { usePerson } from '#client/session.ts';
import { transport } from '#client/transport.ts';
import type { PrintHeader, PrintLogo } from '#ui/print/print-document.ts';

/** What the server tells of the hospital's logo (output of `settings.logo`); `content` is base64. */
export interface LogoAnswer {
  logo: { contentType: 'image/png' | 'image/jpeg'; content: string } | null;
}

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

/** The hospital's logo, fetched once for each of its versions; undefined without one and while it comes. */
export function useLogo(): PrintLogo | undefined {
  const { logoVersion: version } = usePerson().tenant;
  const { data } = useQuery({
    queryKey: ['logo', version],
    queryFn: async ({ signal }) => {
      const { logo } = (await transport().send('settings.logo', {}, { signal })) as LogoAnswer;
      return logo && `data:${logo.contentType};base64,${logo.content}`;
    },
    enabled: version !== null,
    staleTime: Infinity,
  });
  return version && data ? { version, address: data } : undefined;
}
