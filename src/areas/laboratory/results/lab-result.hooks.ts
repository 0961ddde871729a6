import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getLabOrder,
  listLastResults,
  listPatientResults,
  listRevisions,
  readTrend,
} from '../laboratory/laboratory.calls.ts';
import { labOrderTopic } from '../orders/lab-order.rules.ts';
import type { OpenedSheet } from './lab-result.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'lab-results';

/** One order with its results; each fetch is written to the audit trail. */
export function useLabSheet(orderId: string) {
  return useQuery({
    queryKey: [labOrderTopic(orderId)],
    queryFn: ({ signal }) => getLabOrder({ orderId }, signal),
  });
}

/** The latest orders of a patient with their verified results. */
export function usePatientResults(patientId: string) {
  return useQuery({
    queryKey: [topic, 'patient', patientId],
    queryFn: ({ signal }) => listPatientResults({ patientId }, signal),
  });
}

/** The course of a test of a patient; nothing is fetched without a test. */
export function useTrend(patientId: string, testId: string | undefined) {
  return useQuery({
    queryKey: [topic, 'trend', patientId, testId],
    queryFn: ({ signal }) => readTrend({ patientId, testId: testId! }, signal),
    enabled: testId !== undefined,
  });
}

/** What each test of an order last was for its patient; nothing of a record that is closed to the reader. */
export function useLastResults(orderId: string) {
  return useQuery({
    queryKey: [labOrderTopic(orderId), 'last'],
    queryFn: ({ signal }) => listLastResults({ orderId }, signal),
  });
}

/** Every revision of a result. */
export function useRevisions(orderId: string, testId: string) {
  return useQuery({
    queryKey: [labOrderTopic(orderId), 'revisions', testId],
    queryFn: ({ signal }) => listRevisions({ orderId, testId }, signal),
  });
}

/** Puts an answered order where its screen looks, and has lists and alerts fetched again. */
export function useRememberSheet(): (sheet: OpenedSheet) => void {
  const queries = useQueryClient();
  return (sheet) => {
    queries.setQueryData([labOrderTopic(sheet.order.id)], sheet);
    for (const key of ['lab-orders', topic, 'lab-alerts'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
