import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#client/session.ts';
import type { ListViewsProps } from '#screens/list/list-views-slot.ts';

const remembered = 'list-filters';

interface Opening {
  /** The text with which the list is opened when its address says nothing; undefined while it is not known yet. */
  otherwise: string | undefined;
}

/**
 * A list that is opened with nothing in its address shows what the person last had in this session, or else their
 * default view. Kept with what was read from the server: it is gone when the person signs out or loads the page anew.
 * True while the filters of before are shown.
 */
export function useRememberedFilters(shown: ListViewsProps, { otherwise }: Opening): boolean {
  const { list, query, isBare, isNarrowed, open } = shown;
  const queries = useQueryClient();
  const { user } = usePerson();
  const [key] = useState(() => [remembered, user.id, list]);
  const [before] = useState(() => (isBare ? queries.getQueryData<string>(key) : undefined));
  const isSettled = useRef(!isBare);

  useEffect(() => {
    if (isSettled.current) return;
    const wanted = isBare ? (before ?? otherwise) : '';
    if (wanted === undefined) return;
    isSettled.current = true;
    if (wanted !== '') open(wanted);
  }, [before, isBare, open, otherwise]);

  useEffect(() => {
    if (!isSettled.current) return;
    queries.setQueryDefaults([remembered], { gcTime: Infinity, staleTime: Infinity });
    queries.setQueryData(key, query);
  }, [key, queries, query]);

  return isNarrowed && query === before;
}
