import { toRecord } from '#database/to-record.ts';
import type { LotOfMedicine } from '../dispensing/dispensing.queries.ts';
import { toOffer } from '../dispensing/dispensing.record.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import {
  type CounterOffer,
  type CounterSale,
  counterSale,
  type CounterSaleRow,
  counterSaleRow,
  soldLot,
  soldReturn,
} from './counter-sale.contract.ts';
import type { NamedSaleRow, SoldRows } from './counter-sale.queries.ts';
import { counterRefusalOf } from './counter-sale.rules.ts';

export function toSaleRow(row: NamedSaleRow): CounterSaleRow {
  return toRecord(counterSaleRow, row, { patient: patientOf(row) });
}

function patientOf(row: NamedSaleRow): CounterSaleRow['patient'] {
  if (row.patient_id === null) return null;
  return {
    id: row.patient_id,
    patientNumber: row.patient_number!,
    firstName: row.patient_first_name!,
    lastName: row.patient_last_name!,
    isRestricted: row.patient_is_restricted!,
  };
}

export function toSale(row: NamedSaleRow, { items, lots, payment, returns }: SoldRows): CounterSale {
  const { tendered_minor: tenderedMinor, amount_minor: amountMinor } = payment;
  return toRecord(counterSale, row, {
    patient: patientOf(row),
    items: items.map((item) => ({
      id: item.id,
      medicineId: item.medicine_id,
      name: item.name,
      quantity: item.quantity,
      baseUnit: item.base_unit,
      priceMinor: item.price_minor,
      lots: lots.filter((lot) => lot.item_id === item.id).map((lot) => toRecord(soldLot, lot)),
    })),
    returns: returns.map((one) => toRecord(soldReturn, one)),
    payment: {
      receiptNumber: payment.receipt_number,
      method: payment.method,
      amountMinor,
      tenderedMinor,
      changeMinor: tenderedMinor === null ? 0 : tenderedMinor - amountMinor,
      reference: payment.reference,
    },
  });
}

export function toCounterOffer(medicine: Medicine, lots: readonly LotOfMedicine[]): CounterOffer {
  return {
    ...toOffer(medicine, medicine.code, lots),
    genericName: medicine.genericName,
    packSize: medicine.packSize,
    refusal: counterRefusalOf(medicine),
  };
}
