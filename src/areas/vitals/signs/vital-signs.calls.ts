import { remoteRead, remoteWrite } from '#client/remote.ts';
import { keepableWrite } from '#client/unsent/keepable-write.ts';
import type * as contract from './vital-signs.contract.ts';

export const listVitalSigns = remoteRead<typeof contract.listVitalSigns>('vitalSigns.list');
export const recordVitalSigns = keepableWrite<typeof contract.recordVitalSigns>(
  'vitalSigns.record',
  'recordedAt',
);
export const correctVitalSigns = remoteWrite<typeof contract.correctVitalSigns>('vitalSigns.correct');
export const escalateVitalSigns = remoteWrite<typeof contract.escalateVitalSigns>('vitalSigns.escalate');
