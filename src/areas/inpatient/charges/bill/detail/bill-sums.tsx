import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactGrid, type NamedFact } from '#ui/page/fact-panel.tsx';
import { t } from '../../charges.texts.ts';
import { billFacts, estimateWords } from '../bill-facts.ts';
import type { StayBill } from '../stay-bill.contract.ts';
import classes from './bill-sums.module.css';

/** What the charges of a stay come to, what was billed and deposited, and what remains. */
export function BillSums({ bill }: { bill: StayBill }) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, bill.currencyCode);
  return (
    <Stack gap="md">
      <dl className={classes['sums']}>
        {billFacts(bill, money).map(([label, amount]) => (
          <div key={label} className={classes['sum']}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <BillNotes bill={bill} />
    </Stack>
  );
}

/** What was estimated and agreed, and which invoices there are. */
export function BillNotes({ bill }: { bill: StayBill }) {
  const format = useFormat();
  const money = (amountMinor: number) => format.money(amountMinor, bill.currencyCode);
  const estimated = estimateWords(bill, money);
  const facts: NamedFact[] = [];
  if (estimated) facts.push([t('estimate'), estimated]);
  if (bill.package) facts.push([t('choosePackage'), bill.package.name]);
  if (bill.invoices.length > 0) facts.push([t('invoices'), <Invoices key="invoices" bill={bill} />]);
  return facts.length > 0 ? <FactGrid facts={facts} /> : null;
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
