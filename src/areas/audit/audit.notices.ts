import { defineNotices } from '#kernel/notice.ts';

const title = 'Large export';

/** What the audit trail puts into people's bells: for each call that exports, under the first part of its id. */
export const notice = defineNotices('audit', {
  patients: { title, message: '{{person}} exported {{rows, number}} patients since {{since, instant}}.' },
  invoices: { title, message: '{{person}} exported {{rows, number}} invoices since {{since, instant}}.' },
  labOrders: {
    title,
    message: '{{person}} exported {{rows, number}} laboratory orders since {{since, instant}}.',
  },
  census: { title, message: '{{person}} exported {{rows, number}} ward days since {{since, instant}}.' },
  stockItems: {
    title,
    message: '{{person}} exported {{rows, number}} stock items since {{since, instant}}.',
  },
  surgicalCases: {
    title,
    message: '{{person}} exported {{rows, number}} surgical cases since {{since, instant}}.',
  },
  clientPayments: {
    title,
    message: '{{person}} exported {{rows, number}} payments of clients since {{since, instant}}.',
  },
  clientInvoices: {
    title,
    message: '{{person}} exported {{rows, number}} lines of receivables since {{since, instant}}.',
  },
  payouts: { title, message: '{{person}} exported {{rows, number}} payouts since {{since, instant}}.' },
  users: { title, message: '{{person}} exported {{rows, number}} accounts since {{since, instant}}.' },
  roles: { title, message: '{{person}} exported {{rows, number}} roles since {{since, instant}}.' },
  messages: { title, message: '{{person}} exported {{rows, number}} messages since {{since, instant}}.' },
  reports: {
    title,
    message: '{{person}} exported {{rows, number}} rows of reports since {{since, instant}}.',
  },
  clientActivity: {
    title,
    message: '{{person}} exported {{rows, number}} lines of hospital activity since {{since, instant}}.',
  },
  audit: {
    title,
    message: '{{person}} exported {{rows, number}} entries of the audit trail since {{since, instant}}.',
  },
});

/** What a large export can be of. */
export type ExportedKind = Parameters<typeof notice>[0];
