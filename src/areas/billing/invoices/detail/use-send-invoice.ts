import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { sendInvoice } from '../invoice.calls.ts';
import { refusalWords } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { useRememberInvoice } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

/** Sends drafts, after asking; tells how it went. */
export function useSendInvoice() {
  const remember = useRememberInvoice();
  const { money } = useFormat();
  const [isSending, setSending] = useState(false);

  async function sendNow(invoice: Invoice, submission = new Submission()) {
    setSending(true);
    try {
      const sent = await sendInvoice({ invoiceId: invoice.id, version: invoice.version }, submission);
      remember(sent);
      notifySuccess(t('wasSent', { number: sent.invoiceNumber }));
    } catch (error) {
      const message = refusalWords(error) ?? Object.values(fieldMessages(error))[0];
      notifyFailure({
        title: t('failedToSend'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => sendNow(invoice, submission) }),
      });
    }
    setSending(false);
  }

  async function send(invoice: Invoice) {
    const amount = money(invoice.totalMinor, invoice.currencyCode);
    const isConfirmed = await confirmAction({
      title: t('sendTitle'),
      message: t('sendQuestion', { number: invoice.invoiceNumber, amount }),
      confirmLabel: t('send'),
    });
    if (isConfirmed) await sendNow(invoice);
  }

  return { isSending, send };
}
