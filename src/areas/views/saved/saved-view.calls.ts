import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './saved-view.contract.ts';

export const listSavedViews = remoteRead<typeof contract.listSavedViews>('views.list');
export const saveView = remoteWrite<typeof contract.saveView>('views.save');
export const updateView = remoteWrite<typeof contract.updateView>('views.update');
export const deleteView = remoteWrite<typeof contract.deleteView>('views.delete');
export const openWithView = remoteWrite<typeof contract.openWithView>('views.openWith');
