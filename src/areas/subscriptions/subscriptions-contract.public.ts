export * as planChangeContract from './changes/plan-change.contract.ts';
export {
  billingIntervals,
  plannedChange,
  subscriptionStatuses,
} from './subscription/subscription.contract.ts';
export { paymentMethods, proofStatuses } from './proofs/proof.rules.ts';
