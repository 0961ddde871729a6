import { findPatient } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { todayOf } from '#kernel/time/today.ts';
import { selectInvoices } from '../invoice-list.queries.ts';
import type { InvoiceSummary } from '../invoice.contract.ts';
import { namesOf, toSummary } from '../invoice.record.ts';
import type * as contract from './patient-bills.contract.ts';
import { maxPatientBills, maxUnpaidBills, type PatientBills } from './patient-bills.contract.ts';

/** @throws AppError NOT_FOUND, for a patient of another hospital as for one that never was. */
export async function readPatientBills(
  context: CallContext,
  { patientId }: CallInput<typeof contract.readPatientBills>,
): Promise<PatientBills> {
  const { db, tenantId } = context;
  if (!(await findPatient(db, tenantId, patientId))) throw new AppError('NOT_FOUND');
  const today = todayOf(context);
  const ask = { today, patientId, sort: '-created' as const };
  const [newest, ...unpaid] = await Promise.all([
    selectInvoices(db, tenantId, { ...ask, limit: maxPatientBills }),
    ...(['sent', 'partial', 'overdue'] as const).map((status) =>
      selectInvoices(db, tenantId, { ...ask, status, limit: maxUnpaidBills }),
    ),
  ]);
  const summaryOf = (row: (typeof newest)[number]) => toSummary(row, namesOf(row), today);
  return {
    rows: newest.slice(0, maxPatientBills).map(summaryOf),
    hasMore: newest.length > maxPatientBills,
    due: dueOf(unpaid.flat().map(summaryOf)),
  };
}

function dueOf(unpaid: readonly InvoiceSummary[]): PatientBills['due'] {
  const byCurrency = Map.groupBy(unpaid, ({ currencyCode }) => currencyCode);
  return [...byCurrency]
    .map(([currencyCode, invoices]) => ({
      currencyCode,
      dueMinor: sumMinor(invoices.map(({ dueMinor }) => dueMinor)),
    }))
    .filter(({ dueMinor }) => dueMinor > 0);
}
