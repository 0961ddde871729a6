import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './problem.contract.ts';
import * as service from './problem.service.ts';

export const problemsCalls: HandledCall[] = [
  handle(contract.listProblems, service.listProblems),
  handle(contract.recordProblem, service.recordProblem),
  handle(contract.updateProblem, service.updateProblem),
  handle(contract.resolveProblem, service.resolveProblem),
  handle(contract.markProblemInError, service.markProblemInError),
];
