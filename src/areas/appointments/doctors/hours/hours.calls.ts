import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './hours.contract.ts';

export const listDoctorHours = remoteRead<typeof contract.listDoctorHours>('doctorHours.list');
export const getDoctorHours = remoteRead<typeof contract.getDoctorHours>('doctorHours.get');
export const writeDoctorHours = remoteWrite<typeof contract.writeDoctorHours>('doctorHours.write');
export const addDoctorLeave = remoteWrite<typeof contract.addDoctorLeave>('doctorHours.addLeave');
export const removeDoctorLeave = remoteWrite<typeof contract.removeDoctorLeave>('doctorHours.removeLeave');
