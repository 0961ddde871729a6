import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './rule.contract.ts';

export const {
  create: createRule,
  update: updateRule,
  useList: useRules,
} = remoteRegister<typeof contract>('messageRules', 'ruleId', 'message-settings');

export const deleteRule = remoteWrite<typeof contract.deleteRule>('messageRules.delete');
