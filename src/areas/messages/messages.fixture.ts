import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { updateChannels, getChannels } from './channels/channel.contract.ts';
import { insertMessages } from './events/publishing.queries.ts';
import { setPatientPreference } from './preferences/preference.contract.ts';
import { createRule } from './rules/rule.contract.ts';
import { sendTestMessage } from './logs/message-log.contract.ts';
import { createTemplate } from './templates/template.contract.ts';
import { newId } from '#kernel/ids.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    messageTemplate: string;
    messageRule: string;
    /** To `patient`. */
    message: string;
  }
}

export const messagesFixture: AreaFixture = {
  name: 'messages',
  after: ['people', 'patients'],
  fields: {
    'messageTemplates.update templateId': 'messageTemplate',
    'messageTemplates.delete templateId': 'messageTemplate',
    'messageRules.create templateId': 'messageTemplate',
    'messageRules.update templateId': 'messageTemplate',
    ruleId: 'messageRule',
    messageId: 'message',
  },

  async makeMarked({ admin, opened, hospital: { tenantId }, mark, secret, round, ids }) {
    const { version } = await admin.call(getChannels, {});
    const mail = { fromName: mark, smsSuccessPattern: mark };
    await admin.call(updateChannels, { version, ...mail, smsFields: `text=${mark}` });
    const template = await admin.call(createTemplate, {
      name: `${mark} ${round}`,
      channel: 'email',
      subject: mark,
      body: mark,
      subjectBn: mark,
      bodyBn: mark,
      variables: [mark],
    });
    const rule = await admin.call(createRule, {
      eventType: 'appointment_created',
      channels: ['email'],
      templateId: template.id,
      departments: [mark],
      priorities: [mark],
      isEnabled: false,
    });
    const known = await admin.call(setPatientPreference, {
      patientId: ids.patient,
      version: 0,
      smsLanguage: 'bn',
    });
    const message = newId();
    const at = new Date().toISOString();
    await opened.database.inTenant(tenantId, 'write', (db) =>
      insertMessages(db, [
        {
          tenant_id: tenantId,
          id: message,
          event_type: 'appointment_created',
          about: `appointment/${message}`,
          occurrence: mark,
          channel: 'email',
          recipient_key: `patient/${known.patientId}`,
          recipient: secret,
          patient_id: known.patientId,
          language: 'en',
          subject: secret,
          body: secret,
          status: 'failed',
          problem: 'REFUSED',
          provider_response: null,
          due_at: at,
          attempts: 1,
          is_mocked: false,
          created_at: at,
          updated_at: at,
        },
      ]),
    );
    return { messageTemplate: template.id, messageRule: rule.id, message };
  },

  async fillWithTexts(call, { short, joined }) {
    // Braces would name a variable, and no event knows it.
    const plain = (text: string) => text.replaceAll('{{', '{ {');
    const [name, subject] = [short[0]!, plain(short[1]!)];
    const body = plain(joined(1800)[0]!).slice(0, 1900);
    const words = { subject, body, subjectBn: subject, bodyBn: body };
    const template = await call(createTemplate, { name, channel: 'email', ...words, variables: [] });
    await call(createRule, {
      eventType: 'invoice_overdue',
      channels: ['email'],
      templateId: template.id,
      departments: short.slice(0, 5).map((text) => text.slice(0, 90)),
      isEnabled: false,
    });
    const sent = await call(sendTestMessage, { recipient: 'somebody@hospital.example', channel: 'email' });
    return { messageTemplate: template.id, message: sent.id };
  },

  screens: {
    '/stop': { heading: 'This link does not work', looks: ['#that-nobody-made'] },
    '/dashboard/settings/notifications': {
      heading: 'Notification Settings',
      looks: ['?tab=templates', '?tab=rules', '?tab=user_prefs', '?tab=logs', '?tab=test'],
    },
  },
};
