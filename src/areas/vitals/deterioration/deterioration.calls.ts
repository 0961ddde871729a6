import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './deterioration.contract.ts';

export const listDeteriorations = remoteRead<typeof contract.listDeteriorations>('deteriorations.list');
export const acknowledgeDeterioration = remoteWrite<typeof contract.acknowledgeDeterioration>(
  'deteriorations.acknowledge',
);
