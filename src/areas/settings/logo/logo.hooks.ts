import { useQuery } from '@tanstack/react-query';
import { usePerson } from '#client/session.ts';
import type { PrintLogo } from '#ui/print/print-document.ts';
import { readLogo } from '../settings/settings.calls.ts';

/** The hospital's logo, fetched once for each of its versions; undefined without one and while it comes. */
export function useLogo(): PrintLogo | undefined {
  const { logoVersion: version } = usePerson().tenant;
  const { data } = useQuery({
    queryKey: ['logo', version],
    queryFn: async ({ signal }) => {
      const { logo } = await readLogo({}, signal);
      return logo && `data:${logo.contentType};base64,${logo.content}`;
    },
    enabled: version !== null,
    staleTime: Infinity,
  });
  return version && data ? { version, address: data } : undefined;
}
