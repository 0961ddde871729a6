import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './statistic-codes.contract.ts';

export const getStatisticCodes = remoteRead<typeof contract.getStatisticCodes>('reports.statisticCodes');
export const setStatisticCodes = remoteWrite<typeof contract.setStatisticCodes>('reports.setStatisticCodes');
