import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import {
  listConsumables,
  listTheatreStores,
  listTheatreWitnesses,
  searchTheatreStock,
} from './consumable.calls.ts';

const topic = 'surgical-consumables';
/** More entries than one operation has. */
const maxOfCase = 200;

/** What an operation took from the stock, the newest first. */
export function useConsumables(caseId: string) {
  return useQuery({
    queryKey: [topic, 'of-case', caseId],
    queryFn: ({ signal }) => listConsumables({ caseId, limit: maxOfCase }, signal),
  });
}

/** The places where stock of theatres lies. */
export function useTheatreStores() {
  return useQuery({
    queryKey: [topic, 'places'],
    queryFn: ({ signal }) => listTheatreStores({}, signal),
  });
}

/** What lies in a place and matches what was typed. */
export function useTheatreStock(placeId: string, search: string) {
  return useQuery({
    queryKey: [topic, 'stock', placeId, search],
    queryFn: ({ signal }) => searchTheatreStock(search ? { placeId, search } : { placeId }, signal),
    enabled: placeId !== '',
    placeholderData: keepPreviousData,
  });
}

/** Colleagues who may confirm that much was taken; nobody while it is not asked. */
export function useTheatreWitnesses(isAsked: boolean) {
  return useQuery({
    queryKey: ['users', 'theatre-witnesses'],
    queryFn: ({ signal }) => listTheatreWitnesses({}, signal),
    enabled: isAsked,
  });
}

/** Has what was taken, and what is left, fetched again. */
export function useRefreshConsumables(): () => void {
  return useRefresh(topic, 'surgical-charges');
}
