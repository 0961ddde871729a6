import { toRecord } from '#database/to-record.ts';
import { type RefundRequest, refundRequest } from './refund.contract.ts';
import { rowPatientOf } from '../payment.record.ts';
import type { NamedRefundRow } from './refund.queries.ts';

/** A stored request as callers see it. */
export function toRequest(row: NamedRefundRow): RefundRequest {
  return toRecord(refundRequest, row, {
    patient: rowPatientOf(row.patient_id, row.patient_is_restricted),
    requestedByName: row.requester_name,
    needsSecondPerson: row.needed_second_person,
    decidedByName: row.decider_name,
  });
}
