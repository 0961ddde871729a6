import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './template.contract.ts';
import * as service from './template.service.ts';

export const templatesCalls: HandledCall[] = [
  handle(contract.listTemplates, service.listTemplates),
  handle(contract.saveTemplate, service.saveTemplate),
  handle(contract.deleteTemplate, service.deleteTemplate),
];
