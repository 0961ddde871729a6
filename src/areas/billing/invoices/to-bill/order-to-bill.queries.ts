import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import '../invoice.tables.ts';

export interface OrdersToBillRequest {
  patientId?: string | undefined;
  /** First instant an order may have been made. */
  orderedFrom?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Orders that are not cancelled and have no invoice except void ones, newest first; one row more than the page. */
export function selectOrdersToBill(db: Db, tenantId: string, request: OrdersToBillRequest) {
  const { patientId, orderedFrom, cursor, limit } = request;
  let query = db
    .selectFrom('lab_order')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'lab_order.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'lab_order.id',
      'lab_order.order_number',
      'lab_order.ordered_at',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
    ])
    .where('lab_order.tenant_id', '=', tenantId)
    .where('lab_order.status', '<>', 'cancelled')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoice')
            .select('invoice.id')
            .where('invoice.tenant_id', '=', tenantId)
            .whereRef('invoice.lab_order_id', '=', 'lab_order.id')
            .where('invoice.status', '<>', 'void'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoice_source')
            .select('invoice_source.invoice_id')
            .where('invoice_source.tenant_id', '=', tenantId)
            .where('invoice_source.kind', '=', 'lab_order')
            .whereRef('invoice_source.source_id', '=', 'lab_order.id'),
        ),
      ),
    );
  if (patientId) query = query.where('lab_order.patient_id', '=', patientId);
  if (orderedFrom) query = query.where('lab_order.ordered_at', '>=', orderedFrom);
  const key = { 'lab_order.ordered_at': 'timestamptz', 'lab_order.id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key, 'desc');
}
