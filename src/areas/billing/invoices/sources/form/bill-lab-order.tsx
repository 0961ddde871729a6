import type { LabOrderActionProps } from '#areas/laboratory/laboratory-web.public.ts';
import { BillLink } from './bill-link.tsx';

/** Leads from an opened laboratory order to an invoice for it. */
export function BillLabOrder({ order: { id, status } }: LabOrderActionProps) {
  return status === 'cancelled' ? null : <BillLink search={{ labOrderId: id }} />;
}
