import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './document-limit.contract.ts';

export const getDocumentLimit = remoteRead<typeof contract.getDocumentLimit>('documentLimit.get');
export const updateDocumentLimit = remoteWrite<typeof contract.updateDocumentLimit>('documentLimit.update');
