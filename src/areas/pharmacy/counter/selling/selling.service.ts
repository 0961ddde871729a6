import {
  createInvoice,
  invoiceTotals,
  recordPayment,
  selectBillingSettings,
} from '#areas/billing/billing.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { moveStock, placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { readMedicinesById } from '../../medicines/known-medicines.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import type * as contract from '../counter-sale.contract.ts';
import type { CounterSale } from '../counter-sale.contract.ts';
import { issue } from '../counter-sale.issues.ts';
import { insertSale } from '../counter-sale.queries.ts';
import { counterRefusalOf, saleNumber, soldName } from '../counter-sale.rules.ts';
import { readSale } from '../counter-sale.service.ts';
import { checkSold } from './checked-sale.service.ts';

type Input = CallInput<typeof contract.sellOverCounter>;

interface SoldLine {
  medicine: Medicine;
  quantity: number;
}

/**
 * Sells over the counter: stock, invoice and payment are written together or not at all. The items of the stock are
 * locked first, the numbers of invoice and receipt are taken last; a repeat never comes here. The seller needs no
 * permission of billing for it: an invoice and a payment of their own choosing they cannot make.
 * @throws AppError INVALID_INPUT at what needs a prescription, has no price or is not in the list, and at the amount
 * where it is not what is due; SAFETY_STOP with what speaks against it for this patient, which nobody passes at the
 * counter; NOT_FOUND for an unknown patient or medicine; MODULE_OFF without billing; what moving stock and recording a payment refuse
 */
export async function sellOverCounter(context: CallContext, input: Input): Promise<CounterSale> {
  const { db, tenantId, actor, clock } = context;
  if (!actor.modules.billing_enabled) throw new AppError('MODULE_OFF', { module: 'billing_enabled' });
  const lines = await readLines(context, input.lines);
  await refuseUnsafe(context, input.patientId, lines);
  await refuseOtherAmount(context, lines, input.payment.amountMinor);
  const number = saleNumber.format(await context.counting.take('counter-sales.number', 1));
  const place = await placeOfCode(db, tenantId, 'pharmacy');
  const id = newId();
  const moved = await moveStock(
    context,
    lines.map(({ medicine, quantity }) => ({
      kind: 'dispense' as const,
      ...{ itemId: medicine.id, placeId: place.id, quantity, source: { kind: 'counter-sale', id } },
      ...(input.patientId !== null && { patientId: input.patientId }),
    })),
  );
  const invoice = await createInvoice(
    context,
    {
      patientId: input.patientId,
      buyer: { name: input.buyerName, phone: input.buyerPhone },
      items: lines.map(({ medicine, quantity }, index) => ({
        name: soldName(medicine),
        description: [number, ...new Set(moved[index]!.map(({ lotNumber }) => lotNumber))]
          .filter(Boolean)
          .join(' · ')
          .slice(0, maxDescription)
          .toWellFormed(),
        quantity,
        priceMinor: medicine.priceMinor,
      })),
      discountMinor: 0,
      dueDate: todayOf(context),
      notes: null,
      send: true,
    },
    [{ kind: 'counter_sale', source_id: id }],
  );
  await recordPayment(context, {
    invoiceId: invoice.id,
    parts: [input.payment],
    notes: null,
    sharesTransaction: input.sharesTransaction,
  });
  const { patientId, buyerName, buyerPhone } = input;
  const items = lines.map(({ medicine, quantity }, index) => ({
    ...{ tenant_id: tenantId, id: newId(), sale_id: id, position: index + 1 },
    ...{ medicine_id: medicine.id, name: soldName(medicine), quantity, base_unit: medicine.baseUnit },
    ...{ price_minor: medicine.priceMinor, invoice_id: invoice.id },
  }));
  await insertSale(db, {
    sale: {
      ...{ tenant_id: tenantId, id, sale_number: number, patient_id: patientId },
      ...{ buyer_name: buyerName, buyer_phone: buyerPhone, place_id: place.id, invoice_id: invoice.id },
      ...{ sold_by: actor.userId, sold_at: clock.now().toISOString() },
    },
    items,
    lots: moved.flatMap((lots, index) =>
      lots.map((lot) => ({
        ...{ tenant_id: tenantId, item_id: items[index]!.id, lot_id: lot.lotId, lot_number: lot.lotNumber },
        ...{ expires_on: lot.expiresOn, quantity: lot.quantity, movement_id: lot.movementId },
      })),
    ),
  });
  context.audit({
    action: 'CREATE',
    resource: 'counter_sales',
    resourceId: id,
    newValues: {
      ...{ saleNumber: number, patientId, invoiceId: invoice.id, totalMinor: invoice.totalMinor },
      lines: input.lines,
    },
  });
  context.announce('counter-sales');
  return readSale(context, id);
}

const maxDescription = 500;

async function readLines(context: CallContext, lines: Input['lines']): Promise<SoldLine[]> {
  const medicines = await readMedicinesById(
    context,
    lines.map(({ medicineId }) => medicineId),
  );
  const wrong: Record<string, string> = {};
  const seen = new Set<string>();
  const sold = lines.map(({ medicineId, quantity }, index) => {
    const medicine = medicines.get(medicineId);
    if (!medicine) throw new AppError('NOT_FOUND');
    const message = seen.has(medicineId) ? issue('soldTwice') : refusalOf(medicine);
    seen.add(medicineId);
    if (message) wrong[`lines.${index}.medicineId`] = message;
    return { medicine, quantity };
  });
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return sold;
}

function refusalOf(medicine: Medicine): string | undefined {
  if (!medicine.isActive) return issue('notInList');
  const refusal = counterRefusalOf(medicine);
  if (refusal) return issue(refusal, { name: soldName(medicine) });
  return medicine.priceMinor === 0 ? issue('withoutPrice', { name: soldName(medicine) }) : undefined;
}

/** At the counter nobody prescribes, so nobody passes a stop: the customer is sent to a doctor. */
async function refuseUnsafe(
  context: CallContext,
  patientId: string | null,
  lines: readonly SoldLine[],
): Promise<void> {
  if (patientId === null) return;
  const day = (await findPatient(context.db, context.tenantId, patientId))?.dateOfDeath;
  if (day) throw invalidFields({ patientId: issue('patientDeceased', { day }) });
  const { findings } = await checkSold(
    context,
    patientId,
    lines.map(({ medicine }) => medicine),
  );
  const stops = findings.filter(({ severity }) => severity === 'stop');
  if (stops.length > 0) throw new AppError('SAFETY_STOP', { findings: stops });
}

/** The customer pays what they were told: a price that changed meanwhile is told first. */
async function refuseOtherAmount(
  { db, tenantId }: CallContext,
  lines: readonly SoldLine[],
  amountMinor: number,
): Promise<void> {
  const settings = await selectBillingSettings(db, tenantId);
  const { totalMinor } = invoiceTotals({
    items: lines.map(({ medicine, quantity }) => ({ quantity, priceMinor: medicine.priceMinor })),
    discount: { amountMinor: 0 },
    taxBasisPoints: settings.tax_rate_basis_points,
  });
  if (totalMinor !== amountMinor) {
    throw new AppError('SALE_TOTAL_CHANGED', { totalMinor });
  }
}
