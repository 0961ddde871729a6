import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './support.contract.ts';

export const listSupportAccess = remoteRead<typeof contract.listSupportAccess>('supportAccess.list');
export const grantSupportAccess = remoteWrite<typeof contract.grantSupportAccess>('supportAccess.grant');
export const approveSupportAccess =
  remoteWrite<typeof contract.approveSupportAccess>('supportAccess.approve');
export const endSupportAccess = remoteWrite<typeof contract.endSupportAccess>('supportAccess.end');
export const askSupportAccess = remoteWrite<typeof contract.askSupportAccess>('supportAccess.ask');
export const readClientSupport = remoteRead<typeof contract.readClientSupport>('supportAccess.ofClient');
