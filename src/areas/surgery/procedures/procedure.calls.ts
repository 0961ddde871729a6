import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './procedure.contract.ts';

export const listProcedures = remoteRead<typeof contract.listProcedures>('surgicalProcedures.list');
export const listBillableServices = remoteRead<typeof contract.listBillableServices>(
  'surgicalProcedures.services',
);
export const createProcedure = remoteWrite<typeof contract.createProcedure>('surgicalProcedures.create');
export const updateProcedure = remoteWrite<typeof contract.updateProcedure>('surgicalProcedures.update');
