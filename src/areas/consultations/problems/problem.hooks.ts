import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listProblems } from './problem.calls.ts';

/** The live topic of one patient's problems, and the first part of their query key. */
const problemTopic = (patientId: string) => `problems/${patientId}`;

/** The problem list of a patient. */
export function useProblems(patientId: string) {
  return useQuery({
    queryKey: [problemTopic(patientId)],
    queryFn: ({ signal }) => listProblems({ patientId }, signal),
  });
}

/** Has the problem list of a patient fetched again after a change. */
export function useRefreshProblems(patientId: string): () => void {
  return useRefresh(problemTopic(patientId));
}
