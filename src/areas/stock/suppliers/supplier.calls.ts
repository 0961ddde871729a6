import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './supplier.contract.ts';

export const listSuppliers = remoteRead<typeof contract.listSuppliers>('suppliers.list');
export const createSupplier = remoteWrite<typeof contract.createSupplier>('suppliers.create');
export const updateSupplier = remoteWrite<typeof contract.updateSupplier>('suppliers.update');
