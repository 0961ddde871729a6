import { Anchor } from '@mantine/core';
import { Link } from '#client/link.tsx';

/** Leads to an invoice that exists already. */
export function InvoiceLink({ invoiceId, invoiceNumber }: { invoiceId: string; invoiceNumber: string }) {
  return (
    <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} inherit>
      {invoiceNumber}
    </Anchor>
  );
}
