import { Secret, TOTP } from 'otpauth';

// RFC 6238 with the values every authenticator app knows: SHA-1, six digits, thirty seconds.
const periodSeconds = 30;
const digits = 6;
/** How many steps a phone's clock may be off, either way (RFC 6238, section 5.2). */
const windowSteps = 1;

/** A new secret of an authenticator app: 160 random bits in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code: hospital and e-mail name the entry. */
export function authenticatorUri(secret: string, hospital: string, email: string): string {
  // A colon would end the issuer's name.
  const issuer = hospital.replaceAll(':', ' ');
  return new TOTP({ issuer, label: email, secret, digits, period: periodSeconds }).toString();
}

/** The time step for which a code is right at the given time, or null: steps are counted from 1970. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({
    token: code,
    secret: key,
    digits,
    period: periodSeconds,
    timestamp,
    window: windowSteps,
  });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

/** True for text that can only be meant as a code of the app. */
export function looksLikeAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}
