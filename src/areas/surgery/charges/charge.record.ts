import { toRecord } from '#database/to-record.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import {
  bill,
  surgicalCharge,
  type CaseCharges,
  type SurgicalBill,
  type SurgicalCharge,
  type UnpricedCharge,
} from './charge.contract.ts';
import type { BillRow, NamedCharge, StoredBill, UnpricedRow } from './charge.queries.ts';

function billFieldsOf(row: BillRow): Omit<SurgicalBill, 'case' | 'patient'> {
  return toRecord(bill, row, {
    admission:
      row.admission_id && row.admission_number ? named(row.admission_id, row.admission_number) : null,
    invoice: row.invoice_id && row.invoice_number ? named(row.invoice_id, row.invoice_number) : null,
  });
}

const named = (id: string, number: string) => ({ id, number });

export function toBill(row: BillRow): SurgicalBill {
  return { ...billFieldsOf(row), ...paperOf(row) };
}

/** The bills of a case with their lines. */
export function toBillsWithCharges(
  bills: readonly BillRow[],
  charges: readonly NamedCharge[],
): CaseCharges['bills'] {
  return bills.map((row) => ({
    ...billFieldsOf(row),
    charges: charges.filter((charge) => charge.bill_id === row.id).map(toCharge),
  }));
}

function toCharge(row: NamedCharge): SurgicalCharge {
  return toRecord(surgicalCharge, row, {
    amountMinor: row.state === 'charged' ? multiplyMinor(row.price_minor, row.quantity) : 0,
  });
}

/** A line that waits for a price, with the operation it belongs to. */
export function toUnpriced(row: UnpricedRow): UnpricedCharge {
  const { id, kind, name, quantity, created_at: createdAt, version } = row;
  return { id, kind, name, quantity, createdAt, version, ...paperOf(row) };
}

/** A bill as it is stored when its first line is found. */
export function openBill({
  tenantId,
  id,
  caseId,
  patientId,
  number,
  at,
}: Record<'tenantId' | 'id' | 'caseId' | 'patientId' | 'at', string> & { number: number }): StoredBill {
  return {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    patient_id: patientId,
    bill_number: number,
    status: 'open',
    admission_id: null,
    invoice_id: null,
    validated_by: null,
    validated_at: null,
    returned_by: null,
    returned_at: null,
    return_reason: null,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}
