import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './doctor.contract.ts';

export const listDoctors = remoteRead<typeof contract.listDoctors>('doctors.list');
export const createDoctor = remoteWrite<typeof contract.createDoctor>('doctors.create');
export const updateDoctor = remoteWrite<typeof contract.updateDoctor>('doctors.update');
