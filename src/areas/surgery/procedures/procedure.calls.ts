import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './procedure.contract.ts';

export const {
  list: listProcedures,
  create: createProcedure,
  update: updateProcedure,
  useList: useProcedurePage,
  useRefresh: useRefreshProcedures,
} = remoteRegister<typeof contract>('surgicalProcedures', 'surgical-procedures');

export const listBillableServices = remoteRead<typeof contract.listBillableServices>(
  'surgicalProcedures.services',
);
