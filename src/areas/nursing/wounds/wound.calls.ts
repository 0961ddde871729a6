import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './wound.contract.ts';

export const listWounds = remoteRead<typeof contract.listWounds>('wounds.list');
export const recordWound = remoteWrite<typeof contract.recordWound>('wounds.record');
export const observeWound = remoteWrite<typeof contract.observeWound>('wounds.observe');
export const correctWound = remoteWrite<typeof contract.correctWound>('wounds.correct');
export const recordWoundPrint = remoteWrite<typeof contract.recordWoundPrint>('wounds.recordPrint');
