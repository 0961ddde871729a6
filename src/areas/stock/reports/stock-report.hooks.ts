import { usePage, useRead } from '#client/queries/reads.ts';
import { remoteRead } from '#client/remote.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type * as contract from './stock-report.contract.ts';

const topic = 'stock';

const listExpiringStock = remoteRead<typeof contract.listExpiringStock>('stockReports.expiring');
const listRestingStock = remoteRead<typeof contract.listRestingStock>('stockReports.resting');
const listConsumption = remoteRead<typeof contract.listConsumption>('stockReports.consumption');
const listReorderSuggestions = remoteRead<typeof contract.listReorderSuggestions>('stockReports.reorder');
const readStockAges = remoteRead<typeof contract.readStockAges>('stockReports.ages');
const readPlaceValues = remoteRead<typeof contract.readPlaceValues>('stockReports.places');

export function useReorderSuggestions(request: CallRequest<typeof contract.listReorderSuggestions>) {
  return usePage(topic, listReorderSuggestions, request);
}

export function useExpiringStock(request: CallRequest<typeof contract.listExpiringStock>) {
  return usePage(topic, listExpiringStock, request);
}

export function useRestingStock(request: CallRequest<typeof contract.listRestingStock>) {
  return usePage(topic, listRestingStock, request);
}

export function useConsumption(request: CallRequest<typeof contract.listConsumption>) {
  return usePage(topic, listConsumption, request);
}

export function useStockAges() {
  return useRead(topic, readStockAges, {});
}

export function usePlaceValues() {
  return useRead(topic, readPlaceValues, {});
}
