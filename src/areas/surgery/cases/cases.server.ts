import { type HandledCall, handle } from '#server/handle.ts';
import * as booking from './booking/booking.contract.ts';
import * as booker from './booking/booking.service.ts';
import * as contract from './case.contract.ts';
import * as emergency from './emergency/emergency.contract.ts';
import { startEmergency } from './emergency/emergency.service.ts';
import * as service from './case.service.ts';
import * as steps from './steps/case-steps.contract.ts';
import * as stepper from './steps/case-steps.service.ts';

export const casesCalls: HandledCall[] = [
  handle(contract.listCases, service.listCases),
  handle(contract.exportCases, service.exportCases),
  handle(contract.recordCasePrint, service.recordCasePrint),
  handle(contract.searchCases, service.searchCases),
  handle(contract.countCases, service.countCases),
  handle(contract.getCase, service.getCase),
  handle(contract.listSurgicalStaff, service.listSurgicalStaff),
  handle(booking.createCase, booker.createCase),
  handle(booking.updateCase, booker.updateCase),
  handle(booking.rebookCase, booker.rebookCase),
  handle(steps.confirmCase, stepper.confirmCase),
  handle(steps.postponeCase, stepper.postponeCase),
  handle(steps.cancelCase, stepper.cancelCase),
  handle(steps.recordConsent, stepper.recordConsent),
  handle(steps.startCase, stepper.startCase),
  handle(steps.completeCase, stepper.completeCase),
  handle(emergency.startEmergency, startEmergency),
];
