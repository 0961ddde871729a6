import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#client/queries/reads.ts';
import {
  getLabOrder,
  listLastResults,
  listPatientResults,
  listRevisions,
  readTrend,
} from '../laboratory/laboratory.calls.ts';
import { labOrderTopic } from '../orders/lab-order.rules.ts';
import type { OpenedSheet } from './lab-result.contract.ts';

const topic = 'lab-results';

/** One order with its results; each fetch is written to the audit trail. */
export function useLabSheet(orderId: string) {
  return useRead(labOrderTopic(orderId), getLabOrder, { orderId });
}

/** The latest orders of a patient with their verified results. */
export function usePatientResults(patientId: string) {
  return useRead(topic, listPatientResults, { patientId });
}

/** The course of a test of a patient; nothing is fetched without a test. */
export function useTrend(patientId: string, testId: string | undefined) {
  return useRead(topic, readTrend, { patientId, testId: testId! }, { enabled: testId !== undefined });
}

/** What each test of an order last was for its patient; nothing of a record that is closed to the reader. */
export function useLastResults(orderId: string) {
  return useRead(labOrderTopic(orderId), listLastResults, { orderId });
}

/** Every revision of a result. */
export function useRevisions(orderId: string, testId: string) {
  return useRead(labOrderTopic(orderId), listRevisions, { orderId, testId });
}

/** Puts an answered order where its screen looks, and has lists and alerts fetched again. */
export function useRememberSheet(): (sheet: OpenedSheet) => void {
  const queries = useQueryClient();
  return (sheet) => {
    queries.setQueryData(
      readKey(labOrderTopic(sheet.order.id), getLabOrder, { orderId: sheet.order.id }),
      sheet,
    );
    for (const key of ['lab-orders', topic, 'lab-alerts'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
