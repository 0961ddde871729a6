import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './emergency-access.contract.ts';

export const listOwnEmergencyAccess =
  remoteRead<typeof contract.listOwnEmergencyAccess>('emergencyAccess.mine');
export const listEmergencyAccess = remoteRead<typeof contract.listEmergencyAccess>('emergencyAccess.list');
export const openEmergencyAccess = remoteWrite<typeof contract.openEmergencyAccess>('emergencyAccess.open');
export const closeEmergencyAccess =
  remoteWrite<typeof contract.closeEmergencyAccess>('emergencyAccess.close');
export const reviewEmergencyAccess =
  remoteWrite<typeof contract.reviewEmergencyAccess>('emergencyAccess.review');
