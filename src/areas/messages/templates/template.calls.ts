import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './template.contract.ts';

export const {
  list: listTemplates,
  create: createTemplate,
  update: updateTemplate,
  useList: useTemplates,
  useRefresh: useRefreshMessageSettings,
} = remoteRegister<typeof contract>('messageTemplates', 'templateId', 'message-settings');

export const deleteTemplate = remoteWrite<typeof contract.deleteTemplate>('messageTemplates.delete');
export const previewTemplate = remoteRead<typeof contract.previewTemplate>('messageTemplates.preview');
