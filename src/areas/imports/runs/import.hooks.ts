import { useQuery } from '@tanstack/react-query';
import { listImports, listKept } from './import.calls.ts';
import type { ListName } from './list-needs.ts';

/** The latest runs of the imports of a list. */
export function useImports(list: ListName) {
  return useQuery({ queryKey: ['imports', list], queryFn: ({ signal }) => listImports({ list }, signal) });
}

/** What the undo of a run left, by name. */
export function useKept(importRunId: string) {
  return useQuery({
    queryKey: ['imports', 'kept', importRunId],
    queryFn: ({ signal }) => listKept({ importRunId }, signal),
  });
}
