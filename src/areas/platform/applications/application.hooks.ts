import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readApplication } from './application.calls.ts';
import type { ApplicationState } from './application.contract.ts';

const keyOf = (secret: string) => ['application-state', secret];

/** True for what can be an applicant's secret: anything else in an address is not asked about. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** How the application of a secret stands; asked again while the page is open, because nothing tells the applicant. */
export function useApplicationState(secret: string) {
  return useQuery({
    queryKey: keyOf(secret),
    queryFn: ({ signal }) => readApplication({ secret }, signal),
    enabled: isSecret(secret),
    refetchInterval: askAgainMs,
  });
}

const askAgainMs = 60_000;

/** Puts what the server told of an application into the page. */
export function useRememberState(secret: string): (state: ApplicationState) => void {
  const queries = useQueryClient();
  return (state) => void queries.setQueryData(keyOf(secret), state);
}
