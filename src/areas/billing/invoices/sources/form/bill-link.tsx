import { Button } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../../../invoices-menu.texts.ts';

export interface BillLinkProps {
  /** What the new invoice is for. */
  search: { labOrderId: string } | { patientId: string; appointmentId: string };
}

/** Leads to a new invoice for something that was done. */
export function BillLink({ search }: BillLinkProps) {
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/dashboard/billing/new" search={search} />}
      variant="default"
      leftSection={<Icon name="receipt" size={18} />}
    >
      {t('createInvoice')}
    </Button>
  );
}
