import { listRoles } from '#areas/people/roles/role.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { getUser } from '#areas/people/users/user.contract.ts';
import { defineAttack } from '../attack.ts';

export const attack = defineAttack({
  name: 'last-administrator',
  tries: 'leaving a hospital without an administrator, in each way and in all at once',
  expects: 'One administrator stays, who can still sign in and see the users.',
  async run({ other, send, ask, operation }, attempts) {
    const token = await other.anewAs('tenant_admin');
    const { user } = (await ask(currentSession, {}, token)) as { user: { id: string } };
    const { rows } = (await ask(listRoles, {}, token)) as {
      rows: { id: string; isAdministrator: boolean }[];
    };
    const roleId = rows.find(({ isAdministrator }) => isAdministrator)!.id;
    const { version } = (await ask(getUser, { userId: user.id }, token)) as { version: number };
    const ways: [string, Record<string, unknown>][] = [
      ['users.update', { userId: user.id, version, status: 'inactive' }],
      ['users.remove', { userId: user.id, version }],
      ['roles.withdraw', { userId: user.id, roleId }],
      ['roles.update', { roleId, version: 1, permissions: [] }],
      ['roles.remove', { roleId, version: 1 }],
    ];
    const tried = ways.filter(([id]) => operation(id) !== undefined);
    const answers = await Promise.all(tried.map(([id, input]) => send(id, input, token)));
    for (const [place, { status, text }] of answers.entries()) {
      // An input refused for its shape would prove nothing.
      attempts.note(tried[place]![0], (status < 400 || status === 400) && text.slice(0, 200));
    }
    const again = await other.anewAs('tenant_admin');
    const { status } = await send('users.list', {}, again);
    attempts.note('after all of it', status !== 200 && `the administrator gets ${status}`);
  },
});
