import { makeMachineKey } from '#areas/people/machine-keys/machine-key.contract.ts';
import type { GrantablePermission } from '#areas/people/roles/role.rules.ts';
import type { Caller, TestClock } from '../hospital.ts';
import { codeAt, setUpSecondFactor } from './second-factor.ts';

/** A key of another program for thirty days, made by an administrator who has no second factor yet. */
export async function aMachineKey(
  admin: Caller,
  clock: TestClock,
  scopes: GrantablePermission[],
): Promise<string> {
  const { secret } = await setUpSecondFactor(admin, clock);
  const code = codeAt(secret, clock.now());
  const { key } = await admin.call(makeMachineKey, { name: 'Lab bridge', scopes, days: 30, code });
  return key!;
}
