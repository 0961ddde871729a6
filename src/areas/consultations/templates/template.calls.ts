import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './template.contract.ts';

export const listTemplates = remoteRead<typeof contract.listTemplates>('consultationTemplates.list');
export const saveTemplate = remoteWrite<typeof contract.saveTemplate>('consultationTemplates.save');
export const deleteTemplate = remoteWrite<typeof contract.deleteTemplate>('consultationTemplates.delete');
