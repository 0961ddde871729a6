import { fillsSomeList, listKept, maxKeptNamed, undoImport } from '#areas/imports/runs/import.contract.ts';
import { undoNeeds } from '#areas/imports/runs/list-needs.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { openCommandDatabase } from '../command-database.ts';
import { type CommandDispatcher, openCommandDispatcher } from '../command-dispatcher.ts';
import type { ImportOrder } from './import-order.ts';
import { persist, say } from './import-telling.ts';

/** Takes back what a run brought and names what it keeps; returns what became of it in one line. */
export async function undoListRun(order: ImportOrder, environment: NodeJS.ProcessEnv): Promise<string> {
  const importRunId = order.file;
  const opened = await openCommandDatabase(environment);
  let dispatcher: CommandDispatcher | undefined;
  try {
    // To name a patient takes the right to read patients.
    const needs = [...fillsSomeList, ...Object.values(undoNeeds), 'patients.read' as const];
    const rights = order.as === undefined ? needs : { account: order.as };
    dispatcher = await openCommandDispatcher(opened, order.tenant, rights, serverAreas);
    for (;;) {
      const run = await persist(dispatcher, undoImport, { importRunId });
      if (run.remaining > 0) {
        say(`${run.remaining} left …`);
        continue;
      }
      if (run.kept > 0) await tellKept(dispatcher, importRunId, run.kept);
      return `${run.undone} taken back, ${run.kept} kept.`;
    }
  } finally {
    await dispatcher?.close();
    await opened.close();
  }
}

async function tellKept(dispatcher: CommandDispatcher, importRunId: string, kept: number): Promise<void> {
  const { rows } = await persist(dispatcher, listKept, { importRunId });
  for (const { name, recordId } of rows) say(`Kept, because it was used or changed: ${name ?? recordId}`);
  if (kept > rows.length) say(`Of ${kept} that were kept, the first ${maxKeptNamed} are named.`);
}
