import { type HandledCall, handle } from '#server/handle.ts';
import * as stages from './discharge-stages.service.ts';
import * as contract from './discharge.contract.ts';
import * as service from './discharge.service.ts';

export const dischargeCalls: HandledCall[] = [
  handle(contract.getDischarge, service.getDischarge),
  handle(contract.decideDischarge, service.decideDischarge),
  handle(contract.confirmDischargeStage, stages.confirmDischargeStage),
  handle(contract.leaveHospital, stages.leaveHospital),
  handle(contract.takeBackDischargeStage, stages.takeBackDischargeStage),
  handle(contract.recordDischargePrint, stages.recordDischargePrint),
];
