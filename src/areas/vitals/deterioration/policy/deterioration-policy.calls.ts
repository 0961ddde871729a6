import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './deterioration-policy.contract.ts';

export const getDeteriorationPolicy =
  remoteRead<typeof contract.getDeteriorationPolicy>('deteriorationPolicy.get');
export const updateDeteriorationPolicy = remoteWrite<typeof contract.updateDeteriorationPolicy>(
  'deteriorationPolicy.update',
);
