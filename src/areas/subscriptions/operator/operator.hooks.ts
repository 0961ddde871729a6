import { useRead } from '#client/queries/reads.ts';
import { readOperator, readOperatorContact } from './operator.calls.ts';

/** Who runs the platform, for people who are signed in. */
export function useOperator() {
  return useRead('subscription', readOperator, {});
}

/** How an applicant reaches the operator. */
export function useOperatorContact() {
  return useRead('operator-contact', readOperatorContact, {});
}
