import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './rule.contract.ts';

export const listRules = remoteRead<typeof contract.listRules>('messageRules.list');
export const createRule = remoteWrite<typeof contract.createRule>('messageRules.create');
export const updateRule = remoteWrite<typeof contract.updateRule>('messageRules.update');
export const deleteRule = remoteWrite<typeof contract.deleteRule>('messageRules.delete');
