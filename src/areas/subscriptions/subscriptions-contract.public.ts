export { billingIntervals, subscriptionStatuses } from './subscription/subscription.contract.ts';
export { paymentMethods, proofStatuses } from './proofs/proof.rules.ts';
