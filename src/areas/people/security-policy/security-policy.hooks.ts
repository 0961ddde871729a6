import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './security-policy.contract.ts';
import type { SecurityPolicy } from './security-policy.contract.ts';

const get = remoteRead<typeof contract.getSecurityPolicy>('securityPolicy.get');

/** Changes the security policy of the hospital. */
export const updateSecurityPolicy =
  remoteWrite<typeof contract.updateSecurityPolicy>('securityPolicy.update');

const policyQuery = queryOptions({
  queryKey: ['settings', 'security-policy'],
  queryFn: ({ signal }) => get({}, signal),
});

/** The security policy of the hospital. */
export function useSecurityPolicy() {
  return useQuery(policyQuery);
}

/** Puts a policy that was just answered where the screen looks. */
export function useRememberPolicy(): (policy: SecurityPolicy) => void {
  const queries = useQueryClient();
  return (policy) => void queries.setQueryData(policyQuery.queryKey, policy);
}
