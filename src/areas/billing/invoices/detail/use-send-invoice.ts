import { CallError } from '#client/transport.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { issueWords } from '#ui/form/issue-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ErrorFacts } from '#kernel/app-error.ts';
import type { FieldIssue } from '#kernel/issue.ts';
import { sendInvoice } from '../invoice.calls.ts';
import type { Invoice, InvoiceSummary } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
// Its sentences are shown here, outside a form.
import '../invoice.issues.ts';
import { invoiceRefusals } from '../invoice.words.ts';
import { t } from '../invoices.texts.ts';

interface SendingOptions {
  onSent?: (invoice: Invoice) => void;
  /** It goes beyond what this person does alone; without it that is told in words. */
  onBeyond?: (error: CallError) => void;
}

/** Sends drafts, after asking; tells how it went, and who asked for more than that through `onSent`. */
export function useSendInvoice({ onSent, onBeyond }: SendingOptions = {}) {
  const { money } = useFormat();
  const remember = useRememberInvoice();
  return useConfirmedWrite<InvoiceSummary, Invoice>({
    ask: ({ invoiceNumber: number, totalMinor, currencyCode }) => ({
      title: t('sendTitle'),
      message: t('sendQuestion', { number, amount: money(totalMinor, currencyCode) }),
      confirmLabel: t('send'),
    }),
    call: ({ id: invoiceId, version }, submission) => sendInvoice({ invoiceId, version }, submission),
    done: (_draft, { invoiceNumber: number }) => t('wasSent', { number }),
    failed: () => t('failedToSend'),
    refusals: {
      ...invoiceRefusals,
      INVALID_INPUT: firstFieldIssue,
      BEYOND_OWN_LIMIT: () => t('sendBeyondLimit'),
    },
    onRefused(error) {
      if (!onBeyond || !(error instanceof CallError) || error.code !== 'BEYOND_OWN_LIMIT') return false;
      onBeyond(error);
      return true;
    },
    onDone(invoice) {
      remember(invoice);
      onSent?.(invoice);
    },
  });
}

function firstFieldIssue({ fields }: ErrorFacts): string | undefined {
  const [first] = Object.values((fields ?? {}) as Record<string, FieldIssue>);
  return first && issueWords(first);
}
