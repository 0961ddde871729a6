import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { createService } from '#areas/billing/services/service.contract.ts';
import { createStockItem } from '#areas/stock/items/item.contract.ts';
import { createStockPlace } from '#areas/stock/places/place.contract.ts';
import { aStockItem } from '#areas/stock/stock.fixture.ts';
import { receiveStock } from '#areas/stock/movements/stock-movement.contract.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { KnownIds, MakeCall, MarkedHospital } from '#testing/records/area-fixture.ts';
import { inSpiteOfStops } from '#testing/records/in-spite-of-stops.ts';
import { completeCase } from './cases/steps/case-steps.contract.ts';
import { correctCharge, getCaseCharges, validateSurgicalBill } from './charges/charge.contract.ts';
import { getSurgicalPricing, pricedUses, updateSurgicalPricing } from './charges/prices/pricing.contract.ts';
import { recordConsumable } from './consumables/consumable.contract.ts';
import { recordImplant } from './implants/implant.contract.ts';
import { createProcedure } from './procedures/procedure.contract.ts';
import { aCaseUnderWay } from './theatre-papers.fixture.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Completed, with a bill that waits for billing. */
    chargedCase: string;
    surgicalConsumable: string;
    surgicalBill: string;
    surgicalCharge: string;
    theatreStore: string;
    /** In the store of the theatre. */
    theatreItem: string;
  }
}

let made = 0;

/** A place of a theatre with 100 units of an item at 150 minor units each, of two lots of which A expires first. */
export async function aTheatreStore(call: MakeCall, name?: string) {
  made += 1;
  const { id: placeId } = await call(createStockPlace, {
    name: name ?? `Theatre store ${made}`,
    kind: 'theatre',
  });
  const { id: stockItemId } = await call(createStockItem, aStockItem({ name: name ?? `Suture ${made}` }));
  for (const [lotNumber, expiresOn, quantity] of [
    ['A', '2098-12-31', 10],
    ['B', '2099-12-31', 90],
  ] as const) {
    await call(receiveStock, {
      stockItemId,
      placeId,
      lotNumber,
      expiresOn,
      unit: 'base',
      quantity,
      costMinor: quantity * 100,
    });
  }
  return { placeId, stockItemId };
}

/** A service of the catalogue. */
export async function aTheatreService(call: MakeCall, name: string, priceMinor: number): Promise<string> {
  made += 1;
  const fields = { name: `${name} ${made}`, category: 'Surgery', priceMinor };
  return (await call(createService, fields)).id;
}

/** A completed operation of a procedure that costs 500,000 minor units. */
export async function aCompletedCase(
  admin: Parameters<typeof aCaseUnderWay>[0],
  part: Parameters<typeof aCaseUnderWay>[1] = {},
  during: (caseId: string) => Promise<unknown> = async () => {},
) {
  const call: MakeCall = (one, input) => admin.call(one, input);
  const serviceId = await aTheatreService(call, 'Appendicectomy', 500_000);
  made += 1;
  const procedure = { name: `Appendicectomy ${made}`, usualDuration: 60, serviceId };
  const { id: procedureId } = await call(createProcedure, procedure);
  const { id: caseId, version } = await aCaseUnderWay(admin, { procedureId, ...part });
  await during(caseId);
  // One person alone cannot count: an emergency ends without.
  await call(completeCase, { caseId, version, override: { reason: 'Bleeding that cannot wait' } });
  return { caseId, procedureId };
}

/** A completed operation with a consumable and an implant, the secret in every text that is written about it. */
export async function makeMarkedCharges(
  { admin, mark, secret, round }: MarkedHospital,
  patientId: string,
): Promise<Partial<KnownIds>> {
  const call: MakeCall = (one, input) => admin.call(one, input);
  const stored = await aTheatreStore(call, `${mark} theatre ${round}`);
  const quarterHourServiceId = await aTheatreService(call, `Theatre time ${mark}`, 250_000);
  await choosePrices(call, { quarterHourServiceId });
  let surgicalConsumable = '';
  const { caseId } = await aCompletedCase(admin, { patientId, procedureName: secret }, async (operated) => {
    const passing = inSpiteOfStops(call, secret);
    const used = await passing(recordConsumable, { caseId: operated, ...stored, quantity: 2 });
    surgicalConsumable = used.id;
    await passing(recordConsumable, { caseId: operated, ...stored, quantity: 1 });
    const implant = { caseId: operated, name: secret, manufacturer: secret, stock: stored };
    await passing(recordImplant, { ...implant, serialNumber: `${secret} stock ${round}` });
  });
  const { bills } = await call(getCaseCharges, { caseId });
  const { id: surgicalBill, charges } = bills[0]!;
  const line = charges.find(({ kind }) => kind === 'implant')!;
  const { id: surgicalChargeId, quantity, priceMinor } = line;
  const wish = { surgicalChargeId, version: 1, quantity, priceMinor };
  const corrected = await call(correctCharge, { ...wish, reason: secret });
  // Validated, and waiting again because its invoice was voided.
  const { version: seen } = corrected.bills[0]!;
  const validated = await call(validateSurgicalBill, {
    surgicalBillId: surgicalBill,
    version: seen,
    leaveUnpriced: true,
  });
  const { id: invoiceId } = validated.bills[0]!.invoice!;
  await call(voidInvoice, { invoiceId, version: 1, reason: secret });
  return {
    chargedCase: caseId,
    surgicalConsumable,
    surgicalBill,
    surgicalCharge: surgicalChargeId,
    theatreStore: stored.placeId,
    theatreItem: stored.stockItemId,
  };
}

const noServices = {
  quarterHourServiceId: null as string | null,
  generalServiceId: null as string | null,
  regionalServiceId: null as string | null,
  localServiceId: null as string | null,
  sedationServiceId: null as string | null,
  combinedServiceId: null as string | null,
  recoveryServiceId: null as string | null,
};

/** Chooses what is charged beside the procedure; what is left out is not charged by itself, unless that is said. */
export async function choosePrices(
  call: MakeCall,
  services: Partial<typeof noServices>,
  notCharged = pricedUses.filter((use) => !services[`${use}ServiceId`]),
): Promise<void> {
  const { version } = await call(getSurgicalPricing, {});
  await call(updateSurgicalPricing, { ...noServices, ...services, notCharged, version });
}

/** Long and hostile texts on what an operation under way takes from the stock. */
export async function fillChargesWithTexts(
  call: MakeCall,
  { short }: FormTexts,
  caseId: string,
): Promise<Partial<KnownIds>> {
  const { placeId, stockItemId } = await aTheatreStore(call, short[5]!.slice(0, 100));
  const passing = inSpiteOfStops(call, 'It is needed');
  const used = await passing(recordConsumable, { caseId, placeId, stockItemId, quantity: 2 });
  return { surgicalConsumable: used.id, theatreStore: placeId, theatreItem: stockItemId };
}
