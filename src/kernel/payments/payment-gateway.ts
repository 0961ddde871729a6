/** What a gateway is to collect: one invoice of one hospital. */
export interface AskedPayment {
  /** Ours, and never used for anything else: by it the gateway tells later what has become of the payment. */
  reference: string;
  amountMinor: number;
  currencyCode: string;
  /** What the payer reads. */
  description: string;
  /** The path of our page to which the payer is sent back. */
  returnPath: string;
}

/** What a gateway says of a payment. */
export interface PaymentReport {
  reference: string;
  status: 'paid' | 'failed' | 'pending';
  /** What was paid, and the gateway's own number of it; null unless it is paid. */
  paid: { transactionId: string; amountMinor: number; currencyCode: string } | null;
}

/** What a gateway sent by itself, as it came. */
export interface PaymentCallback {
  body: string;
  signature: string;
}

/** The operator's way of taking payments online: a page of somebody else, and their signed word for what was paid. */
export interface PaymentGateway {
  /** The address of the page on which it is paid. It is signed here: nobody is asked, so a transaction may wait for it. */
  start(asked: AskedPayment): string;
  /** Null for a callback that is not the gateway's, was changed, or is older than is possible. */
  readCallback(callback: PaymentCallback, now: Date): PaymentReport | null;
  /** Asks the gateway over the network. @throws Error where it does not answer. */
  ask(reference: string, now: Date): Promise<PaymentReport>;
}
