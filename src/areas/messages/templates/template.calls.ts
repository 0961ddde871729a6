import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './template.contract.ts';

export const listTemplates = remoteRead<typeof contract.listTemplates>('messageTemplates.list');
export const createTemplate = remoteWrite<typeof contract.createTemplate>('messageTemplates.create');
export const updateTemplate = remoteWrite<typeof contract.updateTemplate>('messageTemplates.update');
export const deleteTemplate = remoteWrite<typeof contract.deleteTemplate>('messageTemplates.delete');
export const previewTemplate = remoteRead<typeof contract.previewTemplate>('messageTemplates.preview');
