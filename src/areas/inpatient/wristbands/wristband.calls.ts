import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './wristband.contract.ts';

export const readWristband = remoteRead<typeof contract.readWristband>('wristbands.read');
export const recordWristbandPrint =
  remoteWrite<typeof contract.recordWristbandPrint>('wristbands.recordPrint');
