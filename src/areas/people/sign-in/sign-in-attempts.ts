import type { AttemptLimit, HostServices } from '#database/handler.ts';

/** Who tries to sign in from where; `device` is the hash of a secret that a browser kept from an earlier sign-in. */
export interface SignInAttempt {
  slug: string;
  emailKey: string;
  ipAddress: string;
  device: string | null;
  /** Accounts, as `email_key`, that signed in at this hospital with this device before. */
  accountsOfDevice: readonly string[];
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
 * use up neither the account's attempts nor those of everybody behind the hospital's own address.
 */
export function countAttempt(limits: HostServices['limits'], attempt: SignInAttempt): AttemptCount {
  const { slug, emailKey, device, accountsOfDevice } = attempt;
  const isAccountKnown = device !== null && accountsOfDevice.includes(emailKey);
  const account = `${slug}/${emailKey}${isAccountKnown ? `/${device}` : ''}`;
  const isDeviceKnown = device !== null && accountsOfDevice.length > 0;
  const origin: [AttemptLimit, string] = isDeviceKnown
    ? ['sign-in-device', `${slug}/${device}`]
    : ['sign-in-network', networkOf(attempt.ipAddress)];
  return {
    async begin() {
      await limits.consume('sign-in-account', account);
      await limits.consume(...origin);
    },
    passwordWasRight: () => limits.giveBack(...origin),
    succeeded: () => limits.forget('sign-in-account', account),
  };
}

/** The network of an address: itself for IPv4, the first 64 bits for IPv6, which one customer has to itself. */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const first = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${first.join(':')}::/64`;
}
