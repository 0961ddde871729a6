import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '#client/queries/reads.ts';
import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './anesthesia.contract.ts';
import type { AnesthesiaRecord } from './anesthesia.contract.ts';

const topic = 'anesthesia-records';
const paper = remotePaper<typeof contract>('anesthesiaRecords', topic);

export const {
  create: createAnesthesia,
  update: updateAnesthesia,
  addAddendum: addAnesthesiaAddendum,
  markInError: markAnesthesia,
  recordPrint: recordAnesthesiaPrint,
  useList: useAnesthesiaPage,
  useOpened: useAnesthesia,
  useCounts: useAnesthesiaCounts,
  useRefresh: useRefreshAnesthesia,
} = paper;

export const startAnesthesia = remoteWrite<typeof contract.startAnesthesia>('anesthesiaRecords.start');
export const addAnesthesiaEntry = remoteWrite<typeof contract.addAnesthesiaEntry>(
  'anesthesiaRecords.addEntry',
);
export const markAnesthesiaEntry = remoteWrite<typeof contract.markAnesthesiaEntry>(
  'anesthesiaRecords.markEntry',
);
export const completeAnesthesia = remoteWrite<typeof contract.completeAnesthesia>(
  'anesthesiaRecords.complete',
);

/** Shows a record as the server told of it after a write. */
export function useRememberAnesthesia(): (record: AnesthesiaRecord) => void {
  const queries = useQueryClient();
  return (record) => queries.setQueryData(readKey(topic, paper.get, { anesthesiaId: record.id }), record);
}
