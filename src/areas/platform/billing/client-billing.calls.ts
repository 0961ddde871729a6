import { remoteRead } from '#client/remote.ts';
import type * as contract from './client-billing.contract.ts';

export const listClientSubscriptions =
  remoteRead<typeof contract.listClientSubscriptions>('clientSubscriptions.list');
export const countClientSubscriptions = remoteRead<typeof contract.countClientSubscriptions>(
  'clientSubscriptions.counts',
);
