import { changePassword } from '#areas/people/account/account.contract.ts';
import { readAccountLink, setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { assignRole, withdrawRole } from '#areas/people/assignments/assignment.contract.ts';
import { listRoles } from '#areas/people/roles/role.contract.ts';
import { inviteUser, makeResetLink } from '#areas/people/users/links/user-link.contract.ts';
import { createUser, getUser, removeUser, updateUser } from '#areas/people/users/user.contract.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, anAccount, enter, type Invited, newcomerPassword } from '../../newcomers.ts';
import { sendRaw } from '../../raw-request.ts';

const chosen = 'a stranger chose this one';

export const attack = defineAttack({
  name: 'password-links',
  tries: 'links kept from before a promotion, of makers who may no longer make them, and secrets in paths',
  expects: 'A link opens an account as long as its maker could make it anew, once, and by its secret alone.',
  async run(target, attempts) {
    const { url, own, send, ask } = target;
    const admin = await own.as('tenant_admin');
    const { rows: roles } = await ask(listRoles, {}, admin);
    const roleOf = (isAdministrator: boolean) =>
      roles.find((role) => role.isSystem && role.isAdministrator === isAdministrator)!.id;
    const aMaker = () => aNewcomer(target, own, ['admin.users']);
    const promote = (userId: string, isToAdministrator = true) =>
      ask(assignRole, { userId, roleId: roleOf(isToAdministrator) }, admin);

    async function use(what: string, link: string | null, { email }: Invited) {
      const read = await send(readAccountLink.id, { token: link }, null);
      attempts.note(`${what}: read`, read.text.includes(email) && 'it tells whom it is for');
      const set = await send(setPasswordByLink.id, { token: link, password: chosen }, null);
      const { status } = await enter(url, own.slug, { email, password: chosen });
      const gained = set.status < 400 ? 'it set the password' : status === 200 && 'its password signs in';
      attempts.note(what, gained);
    }

    const maker = await aMaker();
    for (const isToAdministrator of [true, false]) {
      const person = await anAccount(target, own);
      const invitation = await ask(inviteUser, { userId: person.userId }, maker.token);
      await promote(person.userId, isToAdministrator);
      await use('an invitation from before a promotion', invitation.token, person);
      const { status } = await send(inviteUser.id, { userId: person.userId }, maker.token);
      attempts.note('an invitation to somebody who holds more', status < 400 && 'it was made');
    }

    const promoted = await aNewcomer(target, own);
    const reset = await ask(makeResetLink, { userId: promoted.userId }, maker.token);
    await promote(promoted.userId);
    await use('a reset link from before a promotion', reset.token, promoted);

    const changing = await aNewcomer(target, own);
    const old = await ask(makeResetLink, { userId: changing.userId }, maker.token);
    const newPassword = 'eleven green windows';
    await ask(changePassword, { currentPassword: newcomerPassword, newPassword }, changing.token);
    await use('a reset link from before an own change of the password', old.token, changing);

    const waysToGo: Record<string, (gone: Invited) => Promise<unknown>> = {
      deactivated: async ({ userId }) => {
        const { version } = await ask(getUser, { userId }, admin);
        return ask(updateUser, { userId, version, status: 'inactive' }, admin);
      },
      deleted: async ({ userId }) => {
        const { version } = await ask(getUser, { userId }, admin);
        return ask(removeUser, { userId, version }, admin);
      },
      'left without the right': async ({ userId }) => {
        const [role] = (await ask(getUser, { userId }, admin)).roles;
        return ask(withdrawRole, { userId, roleId: role!.id }, admin);
      },
    };
    for (const [what, go] of Object.entries(waysToGo)) {
      const gone = await aMaker();
      const email = `puppet-${crypto.randomUUID()}@mail.example`;
      const puppet = { firstName: own.mark, lastName: 'Puppet', email };
      const { id: userId } = await ask(createUser, puppet, gone.token);
      const link = await ask(inviteUser, { userId }, gone.token);
      await go(gone);
      await use(`an invitation of somebody who was ${what}`, link.token, { userId, email });
    }

    const invited = await anAccount(target, own);
    const { token: secret } = await ask(inviteUser, { userId: invited.userId }, maker.token);
    const paths = [
      '/invitation/',
      '/password-reset/',
      '/api/account-links/',
      '/api/account-links/read?token=',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const { text } = await sendRaw(url, { method, path: `${path}${secret}` });
        attempts.note(`${method} ${path}`, text.includes(invited.email) && 'it tells whom the link is for');
      }
    }
    const passwords = Array.from({ length: 8 }, (_, place) => `${chosen} ${place}`);
    const answers = await Promise.all(
      passwords.map((password) => send(setPasswordByLink.id, { token: secret, password }, null)),
    );
    const used = answers.filter(({ status }) => status === 200).length;
    // None would mean that links never open anything here, and that all of the above proves nothing.
    attempts.note('a good link eight times at once', used !== 1 && `it was used ${used} times`);
    await use('the same link later', secret, invited);
  },
});
