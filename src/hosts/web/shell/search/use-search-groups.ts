import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { meetsDemand, usePerson } from '#client/session.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { areaRoutes, menuItems, searchProviders } from '../../registered.ts';
import { t } from '../shell.texts.ts';
import { findScreens } from './find-screens.ts';

const minText = 2;

export interface SearchGroup {
  id: string;
  label: string;
  icon: AnyIcon;
  hits: SearchHit[];
}

/** What the providers find, group by group; one that fails does not hold up the others. */
export function useSearchGroups(text: string) {
  const person = usePerson();
  const providers = searchProviders
    .filter((provider) => meetsDemand(person, provider))
    .toSorted((a, b) => a.order - b.order);
  const answers = useQueries({
    queries: providers.map((provider) => ({
      queryKey: ['search', provider.id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.find(text, signal),
      enabled: text.length >= minText,
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 60_000,
      staleTime: 10_000,
    })),
  });

  const found: SearchGroup[] = providers.map(({ id, label, icon }, index) => ({
    id,
    label: label(),
    icon,
    hits: text.length >= minText ? (answers[index]?.data ?? []) : [],
  }));
  const screens: SearchGroup = { id: 'screens', label: t('screens'), icon: 'menu', hits: useScreens(text) };
  return {
    groups: [...found, screens].filter(({ hits }) => hits.length > 0),
    isSearching: answers.some(({ isFetching }) => isFetching),
    hasFailed: answers.some(({ isError }) => isError),
  };
}

function useScreens(text: string): SearchHit[] {
  return findScreens({ menu: menuItems, routes: areaRoutes }, usePerson(), text);
}
