import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './checklist.contract.ts';
import type * as overrides from './overrides/override.contract.ts';
import type * as adaptation from './templates/adaptation.contract.ts';

export const listChecklists = remoteRead<typeof contract.listChecklists>('surgicalChecklists.list');
export const countChecklists = remoteRead<typeof contract.countChecklists>('surgicalChecklists.count');
export const getChecklist = remoteRead<typeof contract.getChecklist>('surgicalChecklists.get');
export const createChecklist = remoteWrite<typeof contract.createChecklist>('surgicalChecklists.create');
export const tickChecklistItem = remoteWrite<typeof contract.tickChecklistItem>('surgicalChecklists.tick');
export const secondPhase = remoteWrite<typeof contract.secondPhase>('surgicalChecklists.second');
export const verifyChecklist = remoteWrite<typeof contract.verifyChecklist>('surgicalChecklists.verify');
export const getChecklistAdaptation =
  remoteRead<typeof adaptation.getChecklistAdaptation>('checklistAdaptation.get');
export const updateChecklistAdaptation = remoteWrite<typeof adaptation.updateChecklistAdaptation>(
  'checklistAdaptation.update',
);
export const listSafetyOverrides = remoteRead<typeof overrides.listSafetyOverrides>('safetyOverrides.list');
export const reviewSafetyOverride =
  remoteWrite<typeof overrides.reviewSafetyOverride>('safetyOverrides.review');
