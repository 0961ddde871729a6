import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { WrittenOrder } from './written-order.contract.ts';

/** What an order says without what is said beside it. */
export function factsOf(written: WrittenOrder): OrderFacts {
  switch (written.kind) {
    case 'oxygen': {
      const { kind, device, flow, targetLowest, targetHighest } = written;
      return { kind, device, flow, targetLowest, targetHighest };
    }
    case 'diet': {
      const { kind, diet, from, until } = written;
      return { kind, diet, from, until };
    }
    case 'observations': {
      const { kind, everyMinutes, also } = written;
      return { kind, everyMinutes, also };
    }
    case 'escalation': {
      const { kind, when, call, ceiling } = written;
      return { kind, when, call, ceiling };
    }
    case 'nursing-task': {
      const { kind, task, everyHours } = written;
      return { kind, task, everyHours };
    }
    default:
      return written satisfies never;
  }
}
