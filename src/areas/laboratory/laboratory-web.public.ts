import { defineSlot } from '#client/registration/slots.ts';
export { RecentResults } from './results/list/recent-results.tsx';
import type { LabOrder } from './orders/lab-order.contract.ts';

/** What an opened laboratory order tells those who add a button to it. */
export interface LabOrderActionProps {
  order: Pick<LabOrder, 'id' | 'status'>;
}

/** Buttons beside those of the opened order itself, such as billing it. */
export const labOrderActionsSlot = defineSlot<LabOrderActionProps>('lab-order.actions');
