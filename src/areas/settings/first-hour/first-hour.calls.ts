import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './first-hour.contract.ts';

export const readFirstHour = remoteRead<typeof contract.readFirstHour>('firstHour.read');
export const decideClock = remoteWrite<typeof contract.decideClock>('firstHour.decideClock');
export const hideFirstSteps = remoteWrite<typeof contract.hideFirstSteps>('firstHour.hide');
