import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './import.contract.ts';

export const checkList = remoteWrite<typeof contract.checkList>('imports.check');
export const importList = remoteWrite<typeof contract.importList>('imports.send');
export const finishImport = remoteWrite<typeof contract.finishImport>('imports.finish');
export const undoImport = remoteWrite<typeof contract.undoImport>('imports.undo');
export const listKept = remoteRead<typeof contract.listKept>('imports.kept');
export const listImports = remoteRead<typeof contract.listImports>('imports.list');
