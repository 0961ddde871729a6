import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './push-device.contract.ts';

export const getPushDevice = remoteRead<typeof contract.getPushDevice>('pushDevices.get');
export const addPushDevice = remoteWrite<typeof contract.addPushDevice>('pushDevices.add');
export const removePushDevice = remoteWrite<typeof contract.removePushDevice>('pushDevices.remove');
