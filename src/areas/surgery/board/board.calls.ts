import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './board.contract.ts';

export const readBoard = remoteRead<typeof contract.readBoard>('theatreBoard.read');
export const recordOperatingListPrint =
  remoteWrite<typeof contract.recordOperatingListPrint>('theatreBoard.recordPrint');
