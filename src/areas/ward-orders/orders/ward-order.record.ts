import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { WardOrder } from './ward-order.contract.ts';
import type { WardOrderRow } from './ward-order.queries.ts';
import type { WrittenOrder } from './written-order.contract.ts';

/** A stored order as the record that screens and callers know. */
export function toWardOrder(row: WardOrderRow): WardOrder {
  const { acknowledged_at: readAt } = row;
  return {
    id: row.id,
    patient: {
      id: row.patient_id,
      isRestricted: row.is_restricted,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    admissionId: row.admission_id,
    order: row.facts,
    note: row.note,
    setName: row.set_name,
    ordered: { name: row.ordered_by_name, at: row.ordered_at },
    state: row.state,
    news: row.news,
    changed: { name: row.state_by_name, at: row.state_at },
    reason: row.state_reason,
    acknowledgement: readAt === null ? null : { name: row.acknowledged_by_name ?? '', at: readAt },
    version: row.version,
  };
}

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

/** The order's own values for the audit trail. */
export function auditValues({ order, note, setName, state, reason, acknowledgement, patient }: WardOrder) {
  return {
    patientId: patient.id,
    order,
    note,
    setName,
    state,
    reason,
    isAcknowledged: acknowledgement !== null,
  };
}
