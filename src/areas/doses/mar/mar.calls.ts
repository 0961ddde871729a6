import { remoteRead, remoteWrite } from '#client/remote.ts';
import { keepableWrite } from '#client/unsent/keepable-write.ts';
import type * as administration from '../administration/administration.contract.ts';
import type * as orders from '../orders/order.contract.ts';
import type * as contract from './mar.contract.ts';

export const readMarGrid = remoteRead<typeof contract.readMarGrid>('doses.grid');
export const readPatientMar = remoteRead<typeof contract.readPatientMar>('doses.ofPatient');
export const prepareDose = remoteRead<typeof administration.prepareDose>('doses.prepare');
export const prepareAsNeeded = remoteRead<typeof administration.prepareAsNeeded>('doses.prepareAsNeeded');
export const listDoseWitnesses = remoteRead<typeof administration.listDoseWitnesses>('doses.witnesses');
export const administerDose = keepableWrite<typeof administration.administerDose>(
  'doses.administer',
  'administeredTime',
);
export const giveAsNeeded = keepableWrite<typeof administration.giveAsNeeded>(
  'doses.giveAsNeeded',
  'administeredTime',
);
/** With a witness: their password is sent at once or not at all, and never kept on the device. */
export const administerWitnessed = remoteWrite<typeof administration.administerDose>('doses.administer');
export const giveAsNeededWitnessed = remoteWrite<typeof administration.giveAsNeeded>('doses.giveAsNeeded');
export const markDoseError = remoteWrite<typeof administration.markDoseError>('doses.markError');
export const recordInfusionStep =
  remoteWrite<typeof administration.recordInfusionStep>('doses.recordInfusionStep');
export const acknowledgeOrders = remoteWrite<typeof orders.acknowledgeOrders>('doses.acknowledgeOrders');
