import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './late-entry.contract.ts';

export const getLateEntrySettings = remoteRead<typeof contract.getLateEntrySettings>('lateEntrySettings.get');
export const updateLateEntrySettings =
  remoteWrite<typeof contract.updateLateEntrySettings>('lateEntrySettings.update');
