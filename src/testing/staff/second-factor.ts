import { Secret, TOTP } from 'otpauth';
import { samplePassword } from '#areas/people/people.samples.ts';
import * as contract from '#areas/people/second-factor/second-factor.contract.ts';
import type { Caller, TestClock } from '../hospital.ts';

/** What an authenticator app shows for a secret at an instant. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** Sets a second factor up for a member of staff; the clock moves on by a step, so that the next code is unused. */
export async function setUpSecondFactor(
  caller: Caller,
  clock: TestClock,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await caller.call(contract.beginSecondFactor, { password: samplePassword });
  const code = codeAt(secret!, clock.now());
  const { recoveryCodes } = await caller.call(contract.confirmSecondFactor, { code });
  clock.advance(30_000);
  return { secret: secret!, recoveryCodes: recoveryCodes! };
}
