import { expect, onTestFinished, test } from 'vitest';
import { getChannels, updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { listMessages } from '#areas/messages/logs/message-log.contract.ts';
import { confirmEmail, readApplication } from '#areas/platform/applications/application.contract.ts';
import { anApplication } from '#areas/platform/platform.fixture.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { textOfTenant } from '#testing/databases/tenant-text.ts';
import { aRequest, aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { waitUntil } from '#testing/waiting.ts';
import { createNodeMessengers } from './node-messengers.ts';
import { aMailServer } from './providers.fixture.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

test('the code of an applicant is in the mail and in no table, and proves the address', async () => {
  const mailServer = await aMailServer();
  const messengers = createNodeMessengers({ allowsInside: true, timeoutMs: 20_000 });
  onTestFinished(() => messengers.close());
  const opened = aTestSystem(postgres, { messengers });
  const { operator, tenantId } = await aPlatform(opened);
  const { version } = await operator.call(getChannels, {});
  await operator.call(updateChannels, {
    ...{ version, smtpHost: 'localhost', smtpPort: mailServer.port, smtpSecurity: 'none' },
    fromAddress: 'desk@platform.example',
  });
  const { secret, contactEmail } = await anApplication(opened);
  await waitUntil(() => mailServer.taken.length === 1);
  const { to, text } = mailServer.taken[0]!;
  expect(to).toEqual([contactEmail]);
  const code = /application:\s(\d{6})/.exec(text.replaceAll('=\r\n', ''))![1]!;
  await waitUntil(async () => {
    const { rows } = await operator.call(listMessages, {});
    return rows[0]?.status === 'sent' && rows[0].body?.includes('[the code is in the email only]') === true;
  });
  const stored = await opened.database.inTenant(tenantId, 'read', (db) => textOfTenant(db, tenantId));
  // Six digits are in some id by chance.
  expect(stored).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));

  const run = (call: { id: string }, input: object) =>
    opened.system.dispatcher.run(call.id, input, aRequest());
  expect(await run(readApplication, { secret })).toMatchObject({ isCodeSent: true, isEmailConfirmed: false });
  const wrong = code === '000000' ? '111111' : '000000';
  await expect(run(confirmEmail, { secret, code: wrong })).rejects.toMatchObject({
    code: 'EMAIL_CODE_INVALID',
  });
  expect(await run(confirmEmail, { secret, code })).toMatchObject({ isEmailConfirmed: true });
});
