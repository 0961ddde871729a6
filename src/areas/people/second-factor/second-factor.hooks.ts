import { useQuery, useQueryClient } from '@tanstack/react-query';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './second-factor.contract.ts';

const read = remoteRead<typeof contract.readSecondFactor>('secondFactor.read');

export const beginSecondFactor = remoteWrite<typeof contract.beginSecondFactor>('secondFactor.begin');
export const confirmSecondFactor = remoteWrite<typeof contract.confirmSecondFactor>('secondFactor.confirm');
export const removeSecondFactor = remoteWrite<typeof contract.removeSecondFactor>('secondFactor.remove');
export const renewRecoveryCodes = remoteWrite<typeof contract.renewRecoveryCodes>(
  'secondFactor.newRecoveryCodes',
);

export const resetSecondFactor = remoteWrite<typeof contract.resetSecondFactor>('secondFactor.reset');

// The policy of the hospital is part of it, so the topic of the settings has it fetched again.
const key = ['settings', 'second-factor'];

/** Whether the signed-in person has a second factor, and whether the hospital asks for it. */
export function useSecondFactor() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => read({}, signal) });
}

/** Has the state fetched again after a change of one's own. */
export function useRefreshSecondFactor(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: key });
}
