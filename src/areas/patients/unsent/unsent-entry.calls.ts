import { remoteWrite } from '#client/remote.ts';
import type * as contract from './unsent-entry.contract.ts';

export const discardUnsentEntry = remoteWrite<typeof contract.discardUnsentEntry>(
  'patients.discardUnsentEntry',
);
