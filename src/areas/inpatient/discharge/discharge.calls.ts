import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './discharge.contract.ts';

export const getDischarge = remoteRead<typeof contract.getDischarge>('discharges.get');
export const decideDischarge = remoteWrite<typeof contract.decideDischarge>('discharges.decide');
export const confirmDischargeStage = remoteWrite<typeof contract.confirmDischargeStage>('discharges.confirm');
export const leaveHospital = remoteWrite<typeof contract.leaveHospital>('discharges.leave');
export const takeBackDischargeStage =
  remoteWrite<typeof contract.takeBackDischargeStage>('discharges.takeBack');
export const recordDischargePrint =
  remoteWrite<typeof contract.recordDischargePrint>('discharges.recordPrint');
