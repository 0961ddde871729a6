import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { eventFollowers } from '#server/points/events.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as channels from './channels/channel.contract.ts';
import * as channel from './channels/channel.service.ts';
import { forgetOldMessages, wakeDelivery } from './delivery/message-jobs.job.ts';
import { publishMessages } from './events/publishing.service.ts';
import { createSecretMail } from './letters/secret-letter.service.ts';
import * as logs from './logs/message-log.contract.ts';
import * as log from './logs/message-log.service.ts';
import { messagesErrors } from './messages.errors.ts';
import { messagesSamples } from './messages.seed.ts';
import * as preferences from './preferences/preference.contract.ts';
import * as preference from './preferences/preference.service.ts';
import * as optOutLinks from './preferences/opt-out/opt-out.contract.ts';
import * as optOut from './preferences/opt-out/opt-out.service.ts';
import * as pushDevices from './preferences/push/push-device.contract.ts';
import * as pushDevice from './preferences/push/push-device.service.ts';
import * as rules from './rules/rule.contract.ts';
import * as rule from './rules/rule.service.ts';
import * as templates from './templates/template.contract.ts';
import * as template from './templates/template.service.ts';
import { hasChannel } from './channels/channel.queries.ts';

/** Messages to patients and staff: rules, templates, channels, what became of each, and what people want. */
export const messagesServer: ServerArea = {
  name: 'messages',
  module: 'notifications_v1',
  fills: [
    fillPoint(eventFollowers, publishMessages),
    fillPoint(firstSteps, {
      id: 'messages',
      access: 'admin.settings',
      isDone: ({ db, tenantId }) => hasChannel(db, tenantId),
    }),
  ],
  errors: messagesErrors,
  samples: messagesSamples,
  newHospital: rule.openMessages,
  secretMail: createSecretMail,
  dailyJobs: [forgetOldMessages],
  minuteJobs: [wakeDelivery],
  calls: [
    handle(channels.getChannels, channel.getChannels),
    handle(channels.updateChannels, channel.updateChannels),
    handle(templates.listTemplates, template.listTemplates),
    handle(templates.createTemplate, template.createTemplate),
    handle(templates.updateTemplate, template.updateTemplate),
    handle(templates.deleteTemplate, template.deleteTemplate),
    handle(templates.previewTemplate, template.previewTemplate),
    handle(rules.listRules, rule.listRules),
    handle(rules.createRule, rule.createRule),
    handle(rules.updateRule, rule.updateRule),
    handle(rules.deleteRule, rule.deleteRule),
    handle(logs.listMessages, log.listMessages),
    handle(logs.exportMessages, log.listMessages),
    handle(logs.getMessage, log.getMessage),
    handle(logs.retryMessage, log.retryMessage),
    handle(logs.sendTestMessage, log.sendTestMessage),
    handle(preferences.getPatientPreference, preference.getPatientPreference),
    handle(preferences.setPatientPreference, preference.setPatientPreference),
    handle(preferences.getOwnPreference, preference.getOwnPreference),
    handle(preferences.setOwnPreference, preference.setOwnPreference),
    handle(pushDevices.getPushDevice, pushDevice.getPushDevice),
    handle(pushDevices.addPushDevice, pushDevice.addPushDevice),
    handle(pushDevices.removePushDevice, pushDevice.removePushDevice),
    handle(optOutLinks.readOptOutLink, optOut.readOptOutLink),
    handle(optOutLinks.setByOptOutLink, optOut.setByOptOutLink),
  ],
};
