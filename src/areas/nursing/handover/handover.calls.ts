import { useRead } from '#client/queries/reads.ts';
import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './handover.contract.ts';

const topic = 'nursing-handovers';

export const {
  recordPrint: recordHandoverPrint,
  useList: useHandoverPage,
  useOpened: useHandover,
  useRefresh: useRefreshHandovers,
} = remotePaper<typeof contract>('nursingHandovers', topic, 'nursing-shifts', 'nursing-tasks', 'vital-signs');

export const giveHandover = remoteWrite<typeof contract.giveHandover>('nursingHandovers.give');
export const acceptHandover = remoteWrite<typeof contract.acceptHandover>('nursingHandovers.accept');
export const withdrawHandover = remoteWrite<typeof contract.withdrawHandover>('nursingHandovers.withdraw');
const prepareHandover = remoteRead<typeof contract.prepareHandover>('nursingHandovers.prepare');

/** What a handover of a shift would say now. */
export function usePreparedHandover(shiftId: string) {
  return useRead(topic, prepareHandover, { shiftId });
}
