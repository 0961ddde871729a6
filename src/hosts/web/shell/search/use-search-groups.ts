import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { isOffered } from '#client/registration/offered.ts';
import { type Person, usePerson } from '#client/session.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { quickActions } from '../../areas.ts';
import { areaRoutes, menuItems, searchProviders } from '../../registered.ts';
import { t } from '../shell.texts.ts';
import { findScreens } from './find-screens.ts';

const minText = 2;
/** The next letter asks anew, so that a failure is not tried again, and what was found is kept for a moment only. */
const askedWhileTyping = { retry: false, gcTime: 60_000, staleTime: 10_000 };

type Action = (typeof quickActions)[number];

export interface SearchGroup {
  id: string;
  label: string;
  icon: AnyIcon;
  hits: FoundHit[];
}

/** A hit; an offer is none of what was looked for, but a way on from there. */
export type FoundHit = SearchHit & { isOffer?: true };

/** What the providers find, group by group; one that fails does not hold up the others. */
export function useSearchGroups(text: string) {
  const person = usePerson();
  const providers = searchProviders
    .filter((provider) => isOffered(person, provider))
    .toSorted((a, b) => a.order - b.order);
  const wish = wishIn(text, person);
  const patients = providers.find(({ id }) => id === 'patients');
  const wished = useQuery({
    queryKey: ['search', 'patients', wish?.patient ?? ''],
    queryFn: ({ signal }) => patients?.find(wish?.patient ?? '', signal) ?? [],
    enabled: wish !== undefined && patients !== undefined,
    ...askedWhileTyping,
  });
  const answers = useQueries({
    queries: providers.map((provider) => ({
      queryKey: ['search', provider.id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.find(text, signal),
      enabled: text.length >= minText,
      placeholderData: keepPreviousData,
      ...askedWhileTyping,
    })),
  });

  const found: SearchGroup[] = providers.map(({ id, label, icon }, index) => ({
    id,
    label: label(),
    icon,
    hits: text.length >= minText ? (answers[index]?.data ?? []) : [],
  }));
  const isSearching = wished.isFetching || answers.some(({ isFetching }) => isFetching);
  const actions: SearchGroup = {
    id: 'actions',
    label: t('actions'),
    icon: 'plus',
    hits: [...useActions(text), ...(isSearching ? [] : offersFor(text, found, person))],
  };
  const forPatients = wish ? [groupOf(wish.action, wished.data ?? [])] : [];
  const isAction = new Set(actions.hits.map(({ to }) => to));
  const screens: SearchGroup = {
    id: 'screens',
    label: t('screens'),
    icon: 'menu',
    hits: useScreens(text).filter(({ to }) => !isAction.has(to)),
  };
  return {
    groups: [...forPatients, ...found, actions, screens].filter(({ hits }) => hits.length > 0),
    isSearching,
    hasFailed: answers.some(({ isError }) => isError),
  };
}

function useActions(text: string): SearchHit[] {
  const person = usePerson();
  const wanted = text.toLowerCase();
  return quickActions
    .filter((action) => isOffered(person, action))
    .filter((action) => action.label().toLowerCase().includes(wanted))
    .toSorted((a, b) => a.order - b.order)
    .map((action) => ({ id: `action ${action.order} ${action.to}`, label: action.label(), to: action.to }));
}

/** The patients who were found, each with what is wanted for them. */
function groupOf({ to, icon, label, forPatient }: Action, found: readonly SearchHit[]): SearchGroup {
  const hits = found.flatMap(({ id, label: name, description }) =>
    forPatient
      ? [
          {
            id: `wished ${id}`,
            label: t('actionFor', { action: label(), name }),
            ...(description !== undefined && { description }),
            to: forPatient.to(id),
          },
        ]
      : [],
  );
  return { id: `wished ${to}`, label: label(), icon, hits };
}

/** What somebody wants to do for a patient, as in 'book P000012', and what is left to find the patient by. */
function wishIn(text: string, person: Person) {
  const typed = text.toLowerCase();
  const wordOf = (words: string) =>
    words
      .split(',')
      .map((word) => `${word.trim()} `)
      .find((word) => typed.startsWith(word));
  for (const wanted of quickActions) {
    const word = wanted.forPatient && wordOf(wanted.forPatient.words());
    const patient = word && text.slice(word.length).trim();
    const isFor = isOffered(person, wanted);
    if (patient && patient.length >= minText && isFor) {
      return { patient, action: wanted };
    }
  }
  return undefined;
}

/** The ways on from what was searched for and not found. */
function offersFor(text: string, found: readonly SearchGroup[], person: Person): FoundHit[] {
  if (text.length < minText) return [];
  return searchProviders.flatMap(({ id, whenNone }) => {
    const isFound = found.some((group) => group.id === id && group.hits.length > 0);
    if (!whenNone || isFound || !isOffered(person, whenNone)) return [];
    return [{ id: `offer ${id}`, label: whenNone.label(text), to: whenNone.to(text), isOffer: true }];
  });
}

function useScreens(text: string): SearchHit[] {
  return findScreens({ menu: menuItems, routes: areaRoutes }, usePerson(), text);
}
