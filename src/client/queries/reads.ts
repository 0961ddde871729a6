import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import type { RemoteRead } from '../remote.ts';

type ReadCall = Call & { kind: 'read' };

/** What a query may say beyond what it asks. */
type More<C extends ReadCall, T> = Omit<UseQueryOptions<CallOutput<C>, Error, T>, 'queryKey' | 'queryFn'>;

/**
 * Under what an answer is kept: the live topic that has it fetched again, and all that was asked, so that two questions
 * never share an answer.
 */
export function readKey<C extends ReadCall>(topic: string, call: RemoteRead<C>, input: CallRequest<C>) {
  return [topic, call.id, input] as const;
}

/** What the server answers to a read. The topic has it fetched again when something of it changes. */
export function useRead<C extends ReadCall, T = CallOutput<C>>(
  topic: string,
  call: RemoteRead<C>,
  input: CallRequest<C>,
  more: More<C, T> = {},
) {
  return useQuery({
    ...more,
    queryKey: readKey(topic, call, input),
    queryFn: ({ signal }) => call(input, signal),
  });
}

/** The same for a page. */
export type MoreOfPage<C extends ReadCall, T = CallOutput<C>> = Omit<More<C, T>, 'placeholderData'>;

/** The same of a list or a search: what was on screen stays until the answer to the next question has come. */
export function usePage<C extends ReadCall, T = CallOutput<C>>(
  topic: string,
  call: RemoteRead<C>,
  input: CallRequest<C>,
  more: MoreOfPage<C, T> = {},
) {
  return useRead<C, T>(topic, call, input, { ...more, placeholderData: keepPreviousData });
}

/** Shows what a write has answered where the same was read, at once. */
export function useRemember<C extends ReadCall>(
  topic: string,
  call: RemoteRead<C>,
  input: CallRequest<C>,
): (answer: CallOutput<C>) => void {
  const queries = useQueryClient();
  return (answer) => void queries.setQueryData(readKey(topic, call, input), answer);
}
