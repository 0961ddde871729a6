import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './procedure.contract.ts';

export const procedureRegister = remoteRegister<typeof contract>(
  'surgicalProcedures',
  'procedureId',
  'surgical-procedures',
);
export const { useList: useProcedurePage } = procedureRegister;

export const listBillableServices = remoteRead<typeof contract.listBillableServices>(
  'surgicalProcedures.services',
);
