import type { FileStore } from '#database/files/file-store.ts';
import type { AttemptLimit } from '#kernel/limits/attempt-limits.ts';
import type { Messengers } from '#kernel/messages/messengers.ts';
import type { PaymentGateway } from '#kernel/payments/payment-gateway.ts';
import type { HostHealth } from './requests/host-health.ts';

/** Makes and checks password hashes; each host brings the strongest it can run. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Counts attempts under a key and refuses beyond the limit with AppError TOO_MANY_ATTEMPTS. */
export interface AttemptLimiter {
  consume(limit: AttemptLimit, key: string): Promise<void>;
  /** Takes one attempt back: it was right. */
  giveBack(limit: AttemptLimit, key: string): Promise<void>;
  forget(limit: AttemptLimit, key: string): Promise<void>;
}

/** The link that a server without any account prints when it starts; whoever opens it becomes the operator. */
export interface FirstRun {
  /** True for the secret of the link while it may be used; takes the same time for every other text. */
  isOpen(secret: string): boolean;
  /** Once the operator is there, the link opens nothing. */
  close(): void;
}

/** What a host gives to every handler. */
export interface HostServices {
  passwords: PasswordHasher;
  limits: AttemptLimiter;
  health: HostHealth;
  files: FileStore;
  /** Left out where somebody runs the platform already. */
  firstRun?: FirstRun;
  /** True where sample hospitals with known passwords are on. */
  hasSamples: boolean;
  /** Whether the sign-in page lists the organizations; left out, it does with samples or a single hospital alone. */
  listsOrganizations?: boolean;
  host: 'server' | 'demo';
  /** Left out where nothing can be sent: e-mail and SMS are mocked. */
  messengers?: Messengers;
  /** Left out where the operator takes no payments online. */
  payments?: PaymentGateway;
  /** The address under which patients reach this host, without a slash at the end; left out, messages name none. */
  publicUrl?: string;
}
