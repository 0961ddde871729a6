import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './supplier.contract.ts';

export const supplierRegister = remoteRegister<typeof contract>('suppliers', 'supplierId');
export const { useList: useSuppliers } = supplierRegister;
