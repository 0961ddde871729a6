import type { HostServices } from '#server/host-services.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { AttemptLimit } from '#kernel/limits/attempt-limits.ts';
import { networkOf } from '#kernel/limits/network.ts';

/** Who tries to sign in from where; `device` is the hash of a secret that a browser kept from an earlier sign-in. */
export interface SignInAttempt {
  slug: string;
  emailKey: string;
  ipAddress: string;
  device: string | null;
  /** Accounts, as `email_key`, that signed in at this hospital with this device before. */
  accountsOfDevice: readonly string[];
  /** Whether an unused recovery code of this account was typed; asked only where the attempt would be refused. */
  hasRecoveryCode: () => Promise<boolean>;
}

/** Counts the attempts of one sign-in. */
export interface AttemptCount {
  /** @throws AppError TOO_MANY_ATTEMPTS */
  begin(): Promise<void>;
  /** The password was right: this was no guess, so the network or device loses no attempt by it. */
  passwordWasRight(): Promise<void>;
  /** Somebody signed in: earlier slips on this account are forgotten. */
  succeeded(): Promise<void>;
}

/**
 * Decides under which keys an attempt is counted. The account first: what it refuses costs the network nothing.
 * A browser that knows the account, or the hospital, is counted by itself (OWASP, device cookies): strangers can
 * use up neither the account's attempts nor those of everybody behind the hospital's own address. Who is in a browser
 * that nobody knows and brings a recovery code gets attempts of their own, so that no stranger can shut them out.
 */
export function countAttempt(limits: HostServices['limits'], attempt: SignInAttempt): AttemptCount {
  const { slug, emailKey, device, accountsOfDevice } = attempt;
  const isAccountKnown = device !== null && accountsOfDevice.includes(emailKey);
  const account = accountKey(slug, emailKey, isAccountKnown ? device : null);
  const isDeviceKnown = device !== null && accountsOfDevice.length > 0;
  const origin: [AttemptLimit, string] = isDeviceKnown
    ? ['sign-in-device', `${slug}/${device}`]
    : ['sign-in-network', networkOf(attempt.ipAddress)];
  let isOriginCounted = false;

  async function count() {
    await limits.consume('sign-in-account', account);
    isOriginCounted = true;
    await limits.consume(...origin);
  }

  return {
    async begin() {
      try {
        await count();
      } catch (refusal) {
        const mayGoOn = isAppError(refusal, 'TOO_MANY_ATTEMPTS') && (await attempt.hasRecoveryCode());
        if (!mayGoOn) throw refusal;
        await limits.consume('recovery-code', account);
      }
    },
    async passwordWasRight() {
      if (isOriginCounted) await limits.giveBack(...origin);
    },
    async succeeded() {
      await limits.forget('sign-in-account', account);
      await limits.forget('recovery-code', account);
    },
  };
}

/** The key of wrong passwords of an account: of one browser that knows it, or of all others together. */
export function accountKey(slug: string, emailKey: string, device: string | null): string {
  return device === null ? `${slug}/${emailKey}` : `${slug}/${emailKey}/${device}`;
}
