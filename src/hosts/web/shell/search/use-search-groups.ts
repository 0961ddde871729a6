import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { meetsDemand, type Person, usePerson } from '#client/session.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { quickActions } from '../../areas.ts';
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
  const isSearching = answers.some(({ isFetching }) => isFetching);
  const actions: SearchGroup = {
    id: 'actions',
    label: t('actions'),
    icon: 'plus',
    hits: [...useActions(text), ...(isSearching ? [] : offersFor(text, found, person))],
  };
  const isAction = new Set(actions.hits.map(({ to }) => to));
  const screens: SearchGroup = {
    id: 'screens',
    label: t('screens'),
    icon: 'menu',
    hits: useScreens(text).filter(({ to }) => !isAction.has(to)),
  };
  return {
    groups: [...found, actions, screens].filter(({ hits }) => hits.length > 0),
    isSearching,
    hasFailed: answers.some(({ isError }) => isError),
  };
}

function useActions(text: string): SearchHit[] {
  const person = usePerson();
  const wanted = text.toLowerCase();
  return quickActions
    .filter((action) => meetsDemand(person, action) && action.label().toLowerCase().includes(wanted))
    .toSorted((a, b) => a.order - b.order)
    .map((action) => ({ id: `action ${action.to}`, label: action.label(), to: action.to }));
}

/** The ways on from what was searched for and not found. */
function offersFor(text: string, found: readonly SearchGroup[], person: Person): SearchHit[] {
  if (text.length < minText) return [];
  return searchProviders.flatMap(({ id, whenNone }) => {
    const isFound = found.some((group) => group.id === id && group.hits.length > 0);
    if (!whenNone || isFound || !meetsDemand(person, whenNone)) return [];
    return [{ id: `offer ${id}`, label: whenNone.label(text), to: whenNone.to(text) }];
  });
}

function useScreens(text: string): SearchHit[] {
  return findScreens({ menu: menuItems, routes: areaRoutes }, usePerson(), text);
}
