import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './dose-policy.contract.ts';

export const getDosePolicy = remoteRead<typeof contract.getDosePolicy>('dosePolicy.get');
export const updateDosePolicy = remoteWrite<typeof contract.updateDosePolicy>('dosePolicy.update');
