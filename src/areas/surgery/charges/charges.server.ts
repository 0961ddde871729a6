import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './charge.contract.ts';
import * as service from './charge.service.ts';
import * as pricing from './prices/pricing.contract.ts';
import { getSurgicalPricing, updateSurgicalPricing } from './prices/pricing.service.ts';
import { validateSurgicalBill } from './validating.service.ts';

export const chargeCalls: readonly HandledCall[] = [
  handle(contract.listSurgicalBills, service.listSurgicalBills),
  handle(contract.getCaseCharges, service.getCaseCharges),
  handle(contract.listUnpricedCharges, service.listUnpricedCharges),
  handle(contract.findChargesAgain, service.findChargesAgain),
  handle(contract.correctCharge, service.correctCharge),
  handle(contract.dropCharge, service.dropCharge),
  handle(contract.validateSurgicalBill, validateSurgicalBill),
  handle(pricing.getSurgicalPricing, getSurgicalPricing),
  handle(pricing.updateSurgicalPricing, updateSurgicalPricing),
];
