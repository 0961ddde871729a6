import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactGrid, type NamedFact } from '#ui/page/fact-panel.tsx';
import { t } from '../../charges.texts.ts';
import { billFacts, estimateWords } from '../bill-facts.ts';
import type { StayBill } from '../stay-bill.contract.ts';

/** What the charges of a stay come to, what was billed and deposited, and what remains. */
export function BillSums({ bill }: { bill: StayBill }) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, bill.currencyCode);
  const estimated = estimateWords(bill, money);
  const facts: NamedFact[] = [
    ...billFacts(bill, money),
    ...(estimated ? [[t('estimate'), estimated] as NamedFact] : []),
    ...(bill.invoices.length > 0
      ? [[t('invoices'), <Invoices key="invoices" bill={bill} />] as NamedFact]
      : []),
  ];
  return <FactGrid facts={facts} />;
}

function Invoices({ bill }: { bill: StayBill }) {
  return (
    <Group gap="xs">
      {bill.invoices.map(({ id, invoiceNumber }) => (
        <span key={id}>
          <Anchor component={Link} to={`/dashboard/billing/${id}`} size="sm">
            {invoiceNumber}
          </Anchor>
          {id === bill.finalInvoiceId && (
            <Text span size="xs" c="dimmed">
              {` ${t('finalInvoice')}`}
            </Text>
          )}
        </span>
      ))}
    </Group>
  );
}
