export { InvoiceChangeList } from './receivables/detail/invoice-change-list.tsx';
