import { expect, onTestFinished, test } from 'vitest';
import {
  askForLink,
  readAccountLink,
  setPasswordByLink,
} from '#areas/people/account/links/account-link.contract.ts';
import { getChannels, updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { aColleague } from '#areas/people/people.fixture.ts';
import { inviteUser, makeResetLink, readLinkState } from '#areas/people/users/links/user-link.contract.ts';
import { readIntegrations } from '#areas/settings/settings/settings.contract.ts';
import { createUser, updateUser } from '#areas/people/users/user.contract.ts';
import { textOfTenant } from '#testing/databases/tenant-text.ts';
import { aRequest, aTestSystem, signInAs } from '#testing/hospital.ts';
import { aJoinedColleague } from '#testing/staff/colleagues.ts';
import { waitUntil } from '#testing/waiting.ts';
import { createNodeMessengers } from './node-messengers.ts';
import { aMailServer } from './providers.fixture.ts';

const publicUrl = 'https://care.example';
const password = 'brown paper lantern';

/** A hospital whose mail goes out for real. */
async function aStart({ isMailSetUp = true } = {}) {
  const mailServer = await aMailServer();
  const messengers = createNodeMessengers({ allowsInside: true, timeoutMs: 20_000 });
  onTestFinished(() => messengers.close());
  const opened = aTestSystem(undefined, { messengers, publicUrl });
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  if (isMailSetUp) {
    const { version } = await admin.call(getChannels, {});
    await admin.call(updateChannels, {
      version,
      ...{ smtpHost: 'localhost', smtpPort: mailServer.port, smtpSecurity: 'none' },
      ...{ smtpUser: 'openward', smtpPassword: 'secret', fromAddress: 'info@hospital.example' },
    });
  }
  const run = (call: { id: string }, input: object, ipAddress = '203.0.113.5') =>
    opened.system.dispatcher.run(call.id, input, { ...aRequest(), ipAddress });
  /** The link of the mail with this number, counted from 1, once it has arrived, with whom it went to. */
  async function linkOf(count: number) {
    await waitUntil(() => mailServer.taken.length >= count);
    const { to, text } = mailServer.taken[count - 1]!;
    const words = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const [, page, token] = /https:\/\/care\.example\/([a-z-]+)#([0-9a-f]{32}-[0-9a-f]{64})/.exec(words)!;
    return { to, page, token: token! };
  }
  return { opened, hospital, admin, mails: mailServer.taken, port: mailServer.port, run, linkOf };
}

test('an invitation goes by mail, opens the account once, and its secret stands in no table', async () => {
  const { opened, hospital, admin, run, linkOf } = await aStart();
  const user = await admin.call(createUser, aColleague());
  expect(await admin.call(readLinkState, { userId: user.id })).toEqual({
    isMailPossible: true,
    newest: null,
  });
  const made = await admin.call(inviteUser, { userId: user.id, byMail: true });
  expect(made).toMatchObject({ purpose: 'invitation', token: null, sentTo: user.email });
  const { to, page, token } = await linkOf(1);
  expect([to, page]).toEqual([[user.email], 'invitation']);
  const stored = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    textOfTenant(db, hospital.tenantId),
  );
  expect(stored).toContain('[the link stands in the mail alone]');
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(token.split('-')[1]);
  await waitUntil(async () => {
    const { newest } = await admin.call(readLinkState, { userId: user.id });
    return newest?.mail?.status === 'sent' && newest.mail.recipient === user.email && newest.state === 'open';
  });
  await run(setPasswordByLink, { token, password });
  expect(await signInAs(opened.system, hospital.slug, user.email, password)).toBeTruthy();
  await expect(run(readAccountLink, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('who forgot their password gets a link, and nobody else gets another answer', async () => {
  const { opened, hospital, admin, mails, run, linkOf } = await aStart();
  const { user } = await aJoinedColleague(opened, hospital);
  const invited = await admin.call(createUser, aColleague());
  const asked = { asked: true };
  const { slug } = hospital;
  expect(await run(askForLink, { slug, email: 'nobody@hospital.example' })).toEqual(asked);
  expect(await run(askForLink, { slug: 'no-such-hospital', email: user.email })).toEqual(asked);
  expect(await run(askForLink, { slug, email: invited.email })).toEqual(asked);
  expect(await run(askForLink, { slug: slug.toUpperCase(), email: user.email.toUpperCase() })).toEqual(asked);
  const { to, page, token } = await linkOf(1);
  expect([to, page]).toEqual([[user.email], 'password-reset']);
  expect(await admin.call(readLinkState, { userId: user.id })).toMatchObject({ newest: { isOwn: true } });
  await run(setPasswordByLink, { token, password });
  expect(await signInAs(opened.system, slug, user.email, password)).toBeTruthy();
  expect(mails).toHaveLength(1);
});

test('the same account is asked for five times an hour, whether it exists or not', async () => {
  const { hospital, run } = await aStart({ isMailSetUp: false });
  const { slug } = hospital;
  for (const email of ['nobody@hospital.example', 'nobody.else@hospital.example']) {
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => run(askForLink, { slug, email })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  }
});

test('a link that went to an address ends when the account has another one', async () => {
  const { admin, run, linkOf } = await aStart();
  const user = await admin.call(createUser, aColleague());
  await admin.call(inviteUser, { userId: user.id, byMail: true });
  const { token } = await linkOf(1);
  await admin.call(updateUser, { userId: user.id, version: 1, email: `new.${user.email}` });
  await expect(run(readAccountLink, { token })).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('a mail server that knows nobody by name carries links, and one without a sender is told at its field', async () => {
  const { admin, mails, port } = await aStart({ isMailSetUp: false });
  const { version, carriesLinks } = await admin.call(getChannels, {});
  expect(carriesLinks).toBe(false);
  const inside = { version, smtpHost: 'localhost', smtpPort: port, smtpSecurity: 'none' } as const;
  for (const part of [{}, { smtpUser: 'openward' }]) {
    await expect(admin.call(updateChannels, { ...inside, ...part })).rejects.toMatchObject({
      facts: { fields: { fromAddress: { code: 'message-channels.senderMissing' } } },
    });
  }
  const saved = await admin.call(updateChannels, { ...inside, fromAddress: 'info@hospital.example' });
  expect(saved).toMatchObject({ email: 'real', carriesLinks: true });
  expect(await admin.call(readIntegrations, {})).toMatchObject({ mail: 'configured' });
  const user = await admin.call(createUser, aColleague());
  await admin.call(inviteUser, { userId: user.id, byMail: true });
  await waitUntil(() => mails.length === 1);
});

test('where mail is not set up a link is made by hand', async () => {
  const { opened, hospital, admin } = await aStart({ isMailSetUp: false });
  const { user } = await aJoinedColleague(opened, hospital);
  expect(await admin.call(readLinkState, { userId: user.id })).toMatchObject({ isMailPossible: false });
  await expect(admin.call(makeResetLink, { userId: user.id, byMail: true })).rejects.toMatchObject({
    code: 'NO_MAIL_HERE',
  });
  expect(await admin.call(makeResetLink, { userId: user.id })).toMatchObject({
    token: expect.stringMatching(/-/),
    sentTo: null,
  });
});
