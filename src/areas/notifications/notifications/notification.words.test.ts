import { expect, test } from 'vitest';
import { notice as booking } from '#areas/appointments/appointments.notices.ts';
import { notice as money } from '#areas/billing/billing.notices.ts';
import { notice as emergency } from '#areas/emergency-access/emergency-access.notices.ts';
import { notice as laboratory } from '#areas/laboratory/laboratory.notices.ts';
import { notice as commission } from '#areas/referrals/referrals.notices.ts';
import type { Notice } from '#kernel/notice.ts';
import { notificationWords } from './notification.words.ts';

const hospital = {
  timeZone: 'Asia/Dhaka',
  dateFormat: 'DD MMM YYYY',
  timeFormat: '12h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'BDT',
} as const;

const decision = { person: 'Ruma Das', invoice: 'INV-000012' };

test.each<[Notice, title: string, message: string]>([
  [
    booking('booked', { title: 'Check-up', patient: 'Rahima Khatun', start: '2026-03-02T04:00:00.000Z' }),
    'New appointment',
    'Check-up: Rahima Khatun, 02 Mar 2026 10:00 AM',
  ],
  [money('refundRequested', decision), 'Refund to approve', 'Ruma Das asks for a refund on INV-000012.'],
  [money('refundApproved', decision), 'Refund approved', 'Ruma Das decided on the refund for INV-000012.'],
  [money('refundRejected', decision), 'Refund rejected', 'Ruma Das decided on the refund for INV-000012.'],
  [
    money('ledgerMismatch', { invoices: 1200 }),
    'The ledger does not add up',
    'Invoices whose paid amount differs from their payments: 1,200.',
  ],
  [
    laboratory('criticalEntered', { order: 'LAB-000001', tests: 'Potassium, Sodium' }),
    'Critical laboratory result',
    'LAB-000001: Potassium, Sodium',
  ],
  [
    laboratory('criticalToSee', {
      patient: 'Rahima Khatun',
      patientNumber: 'P000001',
      results: 'Potassium 6.9 mmol/L',
      order: 'LAB-000001',
    }),
    'Critical laboratory result',
    'Rahima Khatun (P000001): Potassium 6.9 mmol/L. Order LAB-000001. Acknowledge this result.',
  ],
  [
    laboratory('escalatedClosed', { order: 'LAB-000001', minutes: 30 }),
    'Critical result not acknowledged',
    'Order LAB-000001 has a critical result that no one acknowledged within 30 minutes.',
  ],
  [laboratory('criticalReleased', { order: 'LAB-000001' }), 'Critical laboratory result', 'LAB-000001'],
  [laboratory('resultsReleased', { order: 'LAB-000001' }), 'Laboratory results ready', 'LAB-000001'],
  [
    emergency('opened', { person: 'Ruma Das', record: 'P000001' }),
    'Emergency access',
    'Ruma Das opened the record P000001 in an emergency. Please review it.',
  ],
  [
    commission('commissionMismatch', { names: 'PAY-000001, Dr. Karim' }),
    'Commissions do not add up',
    'Payouts or referrers whose sums differ from their referrals: PAY-000001, Dr. Karim.',
  ],
])('$code is told in words', (notice, title, message) => {
  const { code, facts } = notice;
  expect(notificationWords({ code, facts, title: null, message: null }, hospital)).toEqual({
    title,
    message,
  });
});

test('a notification that was stored as a sentence keeps its words', () => {
  const stored = { code: null, facts: null, title: 'New appointment', message: 'Check-up: 10:00' };
  expect(notificationWords(stored, hospital)).toEqual({ title: stored.title, message: stored.message });
});

test('a code of a later version asks to reload the page', () => {
  const later = { code: 'pharmacy.expired', facts: {}, title: null, message: null };
  expect(notificationWords(later, hospital).message).toContain('Reload');
});
