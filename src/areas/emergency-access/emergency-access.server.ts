import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './emergency-access/emergency-access.contract.ts';
import * as service from './emergency-access/emergency-access.service.ts';
import { emergencyAccessErrors } from './emergency-access.errors.ts';

export const emergencyAccessServer: ServerArea = {
  name: 'emergency-access',
  errors: emergencyAccessErrors,
  calls: [
    handle(contract.openEmergencyAccess, service.openEmergencyAccess),
    handle(contract.closeEmergencyAccess, service.closeEmergencyAccess),
    handle(contract.listOwnEmergencyAccess, service.listOwnEmergencyAccess),
    handle(contract.listEmergencyAccess, service.listEmergencyAccess),
    handle(contract.reviewEmergencyAccess, service.reviewEmergencyAccess),
  ],
};
