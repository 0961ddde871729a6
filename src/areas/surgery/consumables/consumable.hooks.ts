import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
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
  return useRead(topic, listConsumables, { caseId, limit: maxOfCase });
}

/** The places where stock of theatres lies. */
export function useTheatreStores() {
  return useRead(topic, listTheatreStores, {});
}

/** What lies in a place and matches what was typed. */
export function useTheatreStock(placeId: string, search: string) {
  return usePage(topic, searchTheatreStock, search ? { placeId, search } : { placeId }, {
    enabled: placeId !== '',
  });
}

/** Colleagues who may confirm that much was taken; nobody while it is not asked. */
export function useTheatreWitnesses(isAsked: boolean) {
  return useRead('users', listTheatreWitnesses, {}, { enabled: isAsked });
}

/** Has what was taken, and what is left, fetched again. */
export function useRefreshConsumables(): () => void {
  return useRefresh(topic, 'surgical-charges');
}
