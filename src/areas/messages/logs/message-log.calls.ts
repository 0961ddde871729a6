import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './message-log.contract.ts';

export const listMessages = remoteRead<typeof contract.listMessages>('messages.list');
export const exportMessages = remoteRead<typeof contract.exportMessages>('messages.export');
export const getMessage = remoteRead<typeof contract.getMessage>('messages.get');
export const retryMessage = remoteWrite<typeof contract.retryMessage>('messages.retry');
export const sendTestMessage = remoteWrite<typeof contract.sendTestMessage>('messages.sendTest');
