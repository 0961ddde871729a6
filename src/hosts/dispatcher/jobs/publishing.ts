import type { CallContext, ServerArea } from '#database/handler.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';

type Publishing = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

/** How the areas whose module is on hear of what happened, one after another in the same transaction. */
export function publishTo(
  areas: readonly ServerArea[],
  modules: Readonly<Record<ModuleFlag, boolean>>,
  context: Publishing,
): CallContext['publish'] {
  return async (events) => {
    for (const { module, followEvents } of areas) {
      if (followEvents && (!module || modules[module])) await followEvents(context, events);
    }
  };
}
