import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverMessages } from '#areas/messages/messages.public.ts';
import { getChannels, updateChannels } from '#areas/messages/channels/channel.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import type { Delivery, MailSettings, OutgoingMessage } from '#kernel/messages/messengers.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { waitFor, waitUntil } from '#testing/waiting.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { listSubmissions, readSubmission } from '../kyc/kyc.contract.ts';
import { anApplication } from '../platform.fixture.ts';
import { tellApplicant } from './applicant-mail.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('what applicants are told by mail', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  let tenantId: string;

  beforeAll(async () => {
    ({ operator, tenantId } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  /** An application that has come; its first mail is settled. */
  async function aSubmission() {
    const { number, contactEmail, organizationName } = await anApplication(opened);
    const { rows } = await operator.call(listSubmissions, { search: number });
    const applicationId = rows[0]!.id;
    const read = async () => (await operator.call(readSubmission, { applicationId })).messages;
    await waitUntil(async () => (await read())[0]?.state === 'mocked');
    return { applicationId, number, contactEmail, organizationName, read };
  }

  /** A moment later: the system's own delivery, which has no mail server, may still look for what is due now. */
  const soon = { now: () => new Date(opened.clock.now().getTime() + 1000) };

  /** Says something once more, which is due soon. */
  function ask(applicationId: string, number: string) {
    const at = soon.now().toISOString();
    return opened.database.inTenant(tenantId, 'write', (db) =>
      tellApplicant(
        db,
        { tenantId, applicationId, at },
        {
          kind: 'asked',
          recipient: 'desk@lake.example',
          facts: { number, question: 'Which\nBcc: a@b.example {{code}}?' },
        },
      ),
    );
  }

  function carry(
    outcome: Delivery['outcome'],
    onMail: (settings: MailSettings, mail: OutgoingMessage) => void,
  ) {
    const { database } = opened;
    const messengers = {
      sendMail: async (settings: MailSettings, mail: OutgoingMessage): Promise<Delivery> => {
        onMail(settings, mail);
        return { outcome, providerId: null, response: null };
      },
      sendSms: () => Promise.reject(new Error('No SMS is sent to applicants.')),
      close: () => {},
    };
    return deliverMessages({ database, clock: soon, messengers, onChange: () => {} }, tenantId);
  }

  test('a new application is in the bell of the operator and its mail is mocked where no server is configured', async () => {
    const { applicationId, number, contactEmail, organizationName, read } = await aSubmission();
    const { rows } = await operator.call(listNotifications, {});
    expect(rows.find(({ link }) => link === `/dashboard/super-admin/kyc/${applicationId}`)).toMatchObject({
      code: 'platform.applied',
      facts: { organization: organizationName, number },
    });
    expect(await read()).toMatchObject([{ kind: 'received', recipient: contactEmail, state: 'mocked' }]);
  });

  test('a mail goes out once over the mail server of the platform, and what it says begins no header', async () => {
    const { applicationId, number, read } = await aSubmission();
    const channels = await operator.call(getChannels, {});
    await operator.call(updateChannels, {
      version: channels.version,
      smtpHost: 'mail.platform.example',
      smtpUser: 'desk@platform.example',
      smtpPassword: 'of a test',
    });
    await ask(applicationId, number);
    const mails: { host: string; to: string; subject: string; text: string }[] = [];
    const note = ({ host }: MailSettings, { to, subject, text }: OutgoingMessage) =>
      void mails.push({ host, to, subject, text });
    await Promise.all([carry('sent', note), carry('sent', note)]);
    await carry('sent', note);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      host: 'mail.platform.example',
      to: 'desk@lake.example',
      subject: `A question about your application ${number}`,
    });
    expect(mails[0]!.text).toContain('Which Bcc: a@b.example {{code}}?');
    const last = (await read()).at(-1)!;
    expect(last).toMatchObject({ kind: 'asked', state: 'sent' });
    expect(last.sentAt).not.toBeNull();
  });

  test.each([
    ['refused', 'failed'],
    ['unknown', 'unknown'],
    ['not-sent', 'pending'],
  ] as const)(
    'what a mail server has %s is told as %s, and is not sent again at once',
    async (outcome, state) => {
      const { applicationId, number, read } = await aSubmission();
      await ask(applicationId, number);
      let sent = 0;
      await carry(outcome, () => void (sent += 1));
      await carry(outcome, () => void (sent += 1));
      expect(sent).toBe(1);
      expect((await read()).at(-1)).toMatchObject({ state, sentAt: null });
    },
  );

  test('a mail that could not be handed over is taken up again when its pause is over', async () => {
    const { applicationId, number, read } = await aSubmission();
    await ask(applicationId, number);
    await carry('not-sent', () => {});
    opened.clock.advance(2 * 60_000);
    await opened.system.runMinuteJobs();
    // The system's own delivery has no mail server.
    await waitFor(async () => expect((await read()).at(-1)).toMatchObject({ state: 'mocked' }));
  });
});
