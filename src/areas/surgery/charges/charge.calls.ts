import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './charge.contract.ts';
import type * as pricing from './prices/pricing.contract.ts';

export const listSurgicalBills = remoteRead<typeof contract.listSurgicalBills>('surgicalBills.list');
export const getCaseCharges = remoteRead<typeof contract.getCaseCharges>('surgicalCharges.ofCase');
export const listUnpricedCharges = remoteRead<typeof contract.listUnpricedCharges>(
  'surgicalCharges.listUnpriced',
);
export const findChargesAgain = remoteWrite<typeof contract.findChargesAgain>('surgicalCharges.findAgain');
export const correctCharge = remoteWrite<typeof contract.correctCharge>('surgicalCharges.correct');
export const dropCharge = remoteWrite<typeof contract.dropCharge>('surgicalCharges.drop');
export const validateSurgicalBill =
  remoteWrite<typeof contract.validateSurgicalBill>('surgicalBills.validate');
export const getSurgicalPricing = remoteRead<typeof pricing.getSurgicalPricing>('surgicalPricing.get');
export const updateSurgicalPricing =
  remoteWrite<typeof pricing.updateSurgicalPricing>('surgicalPricing.update');
