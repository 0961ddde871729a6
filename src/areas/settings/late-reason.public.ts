/** Why a step is written down later than it happened. */
export { lateReasonText } from './late-entries/late-entry.contract.ts';
