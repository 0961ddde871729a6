import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './counter-sale.contract.ts';

export const searchCounter = remoteRead<typeof contract.searchCounter>('counterSales.search');
export const checkCounter = remoteRead<typeof contract.checkCounter>('counterSales.check');
export const listCounterSales = remoteRead<typeof contract.listCounterSales>('counterSales.list');
export const getCounterSale = remoteRead<typeof contract.getCounterSale>('counterSales.get');
export const sellOverCounter = remoteWrite<typeof contract.sellOverCounter>('counterSales.sell');
export const takeBackSold = remoteWrite<typeof contract.takeBackSold>('counterSales.takeBack');
export const recordCounterPrint = remoteWrite<typeof contract.recordCounterPrint>('counterSales.recordPrint');
