import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './supplier.contract.ts';

export const {
  list: listSuppliers,
  create: createSupplier,
  update: updateSupplier,
  useList: useSuppliers,
  useRefresh: useRefreshSuppliers,
} = remoteRegister<typeof contract>('suppliers');
