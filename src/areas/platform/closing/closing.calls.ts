import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './closing.contract.ts';

export const readClosing = remoteRead<typeof contract.readClosing>('closing.read');
export const askClosing = remoteWrite<typeof contract.askClosing>('closing.ask');
export const takeBackClosing = remoteWrite<typeof contract.takeBackClosing>('closing.takeBack');
export const listClosures = remoteRead<typeof contract.listClosures>('closures.list');
export const readClosure = remoteRead<typeof contract.readClosure>('closures.read');
export const recordClosurePrint = remoteWrite<typeof contract.recordClosurePrint>('closures.recordPrint');
export const readClosingPolicy = remoteRead<typeof contract.readClosingPolicy>('closures.readPolicy');
export const changeClosingPolicy = remoteWrite<typeof contract.changeClosingPolicy>('closures.changePolicy');
