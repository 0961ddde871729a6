import { useQuery } from '@tanstack/react-query';
import { listImports } from './import.calls.ts';
import type { ListName } from './list-needs.ts';

/** The latest runs of the imports of a list. */
export function useImports(list: ListName) {
  return useQuery({ queryKey: ['imports', list], queryFn: ({ signal }) => listImports({ list }, signal) });
}
