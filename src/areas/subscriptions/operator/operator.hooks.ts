import { useQuery } from '@tanstack/react-query';
import { readOperator, readOperatorContact } from './operator.calls.ts';

/** Who runs the platform, for people who are signed in. */
export function useOperator() {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: ['subscription', 'operator'],
    queryFn: ({ signal }) => readOperator({}, signal),
  });
}

/** How an applicant reaches the operator. */
export function useOperatorContact() {
  return useQuery({
    queryKey: ['operator-contact'],
    queryFn: ({ signal }) => readOperatorContact({}, signal),
  });
}
