import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
  return useQuery({
    queryKey: [topic, 'reorder', request],
    queryFn: ({ signal }) => listReorderSuggestions(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useExpiringStock(request: CallRequest<typeof contract.listExpiringStock>) {
  return useQuery({
    queryKey: [topic, 'expiring', request],
    queryFn: ({ signal }) => listExpiringStock(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useRestingStock(request: CallRequest<typeof contract.listRestingStock>) {
  return useQuery({
    queryKey: [topic, 'resting', request],
    queryFn: ({ signal }) => listRestingStock(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useConsumption(request: CallRequest<typeof contract.listConsumption>) {
  return useQuery({
    queryKey: [topic, 'consumption', request],
    queryFn: ({ signal }) => listConsumption(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useStockAges() {
  return useQuery({ queryKey: [topic, 'ages'], queryFn: ({ signal }) => readStockAges({}, signal) });
}

export function usePlaceValues() {
  return useQuery({ queryKey: [topic, 'places'], queryFn: ({ signal }) => readPlaceValues({}, signal) });
}
