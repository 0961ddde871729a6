import type { Topic } from '#kernel/access/topics.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { recordNumber, type TextSpan } from '#kernel/record-number.ts';

/** The name that is stored for the doctor of an order that names none. */
export const noDoctor = 'Not specified';

const orderNumber = recordNumber('LAB-');

/** LAB-000001 and so on, with more digits after a million. */
export const formatOrderNumber = orderNumber.format;

/** The beginning of the order number that a person typed, such as `lab-12` or `000012`; null when it is none. */
export function typedOrderNumber(search: string): TextSpan | null {
  const digits = /^(?:lab[- ]?)?(\d{1,9})$/i.exec(toAsciiDigits(search).trim())?.[1];
  if (!digits) return null;
  return orderNumber.beginningWith(digits.padStart(6, '0'));
}

/** The live topic of one order: an opened order is fetched again, which is audited, only after its own changes. */
export function labOrderTopic(orderId: string): Topic {
  return `lab-orders/${orderId}`;
}

/** How far the work on an order is. */
export interface OrderWork {
  collectedAt: string | null;
  tests: readonly unknown[];
  /** How many tests have a result, and of how many the latest result is verified. */
  entered: number;
  verified: number;
}

/** The status that the work on an order says by itself. */
export function statusOfWork(work: OrderWork): 'pending' | 'in-progress' | 'completed' {
  if (isFullyVerified(work)) return 'completed';
  return work.collectedAt !== null || work.entered > 0 ? 'in-progress' : 'pending';
}

/** True for a status that cannot be, whoever chooses it; 'completed' is asked about instead, see RESULTS_OPEN. */
export function contradictsWork(status: string, work: OrderWork): boolean {
  if (status === 'pending') return work.entered > 0;
  return status === 'in-progress' && isFullyVerified(work);
}

/** True when nothing of the order is missing or waits for verification. */
export function isFullyVerified({
  tests,
  verified,
}: {
  tests: readonly unknown[];
  verified: number;
}): boolean {
  return verified === tests.length;
}
