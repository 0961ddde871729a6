import { useQuery } from '@tanstack/react-query';
import * as calls from './controlled.calls.ts';

/** Colleagues who may witness. */
export function useWitnesses() {
  return useQuery({
    queryKey: ['users', 'witnesses'],
    queryFn: ({ signal }) => calls.listWitnesses({}, signal),
  });
}
