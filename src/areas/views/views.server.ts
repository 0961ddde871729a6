import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './saved/saved-view.contract.ts';
import * as service from './saved/saved-view.service.ts';
import { viewsErrors } from './views.errors.ts';

/** Views of lists that people save for themselves and share. */
export const viewsServer: ServerArea = {
  name: 'views',
  errors: viewsErrors,
  calls: [
    handle(contract.listSavedViews, service.listSavedViews),
    handle(contract.saveView, service.saveView),
    handle(contract.updateView, service.updateView),
    handle(contract.deleteView, service.deleteView),
    handle(contract.openWithView, service.openWithView),
  ],
};
