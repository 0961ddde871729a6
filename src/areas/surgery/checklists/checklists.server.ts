import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './checklist.contract.ts';
import * as service from './checklist.service.ts';
import * as overrides from './overrides/override.contract.ts';
import { listSafetyOverrides, reviewSafetyOverride } from './overrides/override.service.ts';
import * as adaptation from './templates/adaptation.contract.ts';
import { getChecklistAdaptation, updateChecklistAdaptation } from './templates/adaptation.service.ts';
import { secondPhase } from './phases/seconding.service.ts';
import { tickChecklistItem, verifyChecklist } from './ticking.service.ts';

export const checklistCalls: readonly HandledCall[] = [
  handle(contract.listChecklists, service.listChecklists),
  handle(contract.countChecklists, service.countChecklists),
  handle(contract.getChecklist, service.getChecklist),
  handle(contract.createChecklist, service.createChecklist),
  handle(contract.tickChecklistItem, tickChecklistItem),
  handle(contract.secondPhase, secondPhase),
  handle(contract.verifyChecklist, verifyChecklist),
  handle(adaptation.getChecklistAdaptation, getChecklistAdaptation),
  handle(adaptation.updateChecklistAdaptation, updateChecklistAdaptation),
  handle(overrides.listSafetyOverrides, listSafetyOverrides),
  handle(overrides.reviewSafetyOverride, reviewSafetyOverride),
];
