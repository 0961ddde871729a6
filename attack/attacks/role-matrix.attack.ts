import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import type { Call } from '#kernel/define-call.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../attack.ts';

type Role = ReturnType<typeof systemRolesOf>[number];

/** True where the declaration of a call and the grants of a role let the role call it. */
function isGranted({ access, exports }: Call, role: Role): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  if (role.isAdministrator) return access !== 'super_admin';
  const demanded = typeof access === 'string' ? [access] : access;
  const holds = (one: string) => role.permissions.some((held) => held === one);
  return demanded.some(holds) && (!exports || holds(exports));
}

export const attack = defineAttack({
  name: 'role-matrix',
  tries: 'as each built-in role, every operation it should not have',
  expects: 'What a role was not granted answers FORBIDDEN, whatever the screens show.',
  async run({ operations, callOf, send, own }, attempts) {
    for (const role of systemRolesOf(false)) {
      const token = await own.as(role.code);
      for (const operation of operations.filter((one) => !isGranted(callOf(one), role))) {
        const { status, text } = await send(operation.id, inputWith(operation, own.ids as KnownIds), token);
        const isRefused = status === 403 && text.includes('"FORBIDDEN"');
        attempts.note(`${role.code} ${operation.id}`, !isRefused && `${status} ${text.slice(0, 100)}`);
      }
    }
  },
});
