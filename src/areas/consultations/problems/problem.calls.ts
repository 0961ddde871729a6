import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './problem.contract.ts';

export const listProblems = remoteRead<typeof contract.listProblems>('problems.list');
export const recordProblem = remoteWrite<typeof contract.recordProblem>('problems.record');
export const updateProblem = remoteWrite<typeof contract.updateProblem>('problems.update');
export const resolveProblem = remoteWrite<typeof contract.resolveProblem>('problems.resolve');
export const markProblemInError = remoteWrite<typeof contract.markProblemInError>('problems.markInError');
