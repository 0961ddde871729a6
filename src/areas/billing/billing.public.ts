export { hasInvoices } from './invoices/invoice.queries.ts';
