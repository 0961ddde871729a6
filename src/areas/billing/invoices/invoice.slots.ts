import { defineSlot } from '#client/registration/slots.ts';
import type { Invoice, InvoiceSummary } from './invoice.contract.ts';

/** What recording a payment needs of an invoice on which something is due. */
export interface RecordPaymentProps {
  invoice: InvoiceSummary;
  onClose: () => void;
}

/** The dialog behind 'Record Payment'; the button is shown to those who see its filling. */
export const recordPaymentSlot = defineSlot<RecordPaymentProps>('invoice.record-payment');

/** What the page of an invoice tells those who add a section to it. */
export interface InvoiceSectionProps {
  invoice: Invoice;
}

/** Sections below an invoice, such as its payments; each brings its own heading of level 2. */
export const invoiceSectionsSlot = defineSlot<InvoiceSectionProps>('invoice.sections');
