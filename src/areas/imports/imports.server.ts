import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import { importsErrors } from './imports.errors.ts';
import * as contract from './runs/import.contract.ts';
import { checkList, finishImport, importList, listImports } from './runs/import.service.ts';
import { listKept } from './runs/kept-records.service.ts';
import { undoImport } from './runs/import-undo.service.ts';

/** The import of lists from tables. */
export const importsServer: ServerArea = {
  name: 'imports',
  errors: importsErrors,
  calls: [
    handle(contract.checkList, checkList),
    handle(contract.importList, importList),
    handle(contract.finishImport, finishImport),
    handle(contract.undoImport, undoImport),
    handle(contract.listImports, listImports),
    handle(contract.listKept, listKept),
  ],
};
