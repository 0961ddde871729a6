import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listProblems } from './problem.calls.ts';

/** The live topic of one patient's problems, and the first part of their query key. */
const problemTopic = (patientId: string) => `problems/${patientId}`;

/** The problem list of a patient. */
export function useProblems(patientId: string) {
  return useRead(problemTopic(patientId), listProblems, { patientId });
}

/** Has the problem list of a patient fetched again after a change. */
export function useRefreshProblems(patientId: string): () => void {
  return useRefresh(problemTopic(patientId));
}
