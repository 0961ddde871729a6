import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './requisition.contract.ts';

export const listRequisitions = remoteRead<typeof contract.listRequisitions>('requisitions.list');
export const getRequisition = remoteRead<typeof contract.getRequisition>('requisitions.get');
export const findRequestableItems = remoteRead<typeof contract.findRequestableItems>('requisitions.items');
export const createRequisition = remoteWrite<typeof contract.createRequisition>('requisitions.create');
export const approveRequisition = remoteWrite<typeof contract.approveRequisition>('requisitions.approve');
export const rejectRequisition = remoteWrite<typeof contract.rejectRequisition>('requisitions.reject');
export const issueRequisition = remoteWrite<typeof contract.issueRequisition>('requisitions.issue');
export const receiveRequisition = remoteWrite<typeof contract.receiveRequisition>('requisitions.receive');
export const cancelRequisition = remoteWrite<typeof contract.cancelRequisition>('requisitions.cancel');
