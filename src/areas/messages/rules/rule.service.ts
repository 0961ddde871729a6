import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import type { NewHospital } from '#server/server-area.ts';
import { newRow } from '#database/versioned-rows.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { insertFirstChannels, noteRemindersFrom } from '../channels/channel.queries.ts';
import { templateRows } from '../templates/template.queries.ts';
import type * as contract from './rule.contract.ts';
import { type MessageRule, messageRule } from './rule.contract.ts';
import * as queries from './rule.queries.ts';

const toRule = (row: queries.ListedRuleRow): MessageRule => toRecord(messageRule, row);

const ruleRecord = recordOf({
  resource: 'message_rules',
  topic: 'message-settings',
  rows: queries.messageRuleRows,
  select: queries.selectRule,
  toRecord: toRule,
});

export async function listRules(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listRules>,
): Promise<Page<MessageRule>> {
  const rows = await queries.selectRules(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.event_type, row.id]);
  return { ...page, rows: page.rows.map(toRule) };
}

/** @throws AppError NOT_FOUND for a template that does not exist, as for one of another hospital */
export async function createRule(
  context: CallContext,
  fields: CallInput<typeof contract.createRule>,
): Promise<MessageRule> {
  const { db, tenantId, clock, actor } = context;
  await refuseUnknownTemplate(context, fields.templateId);
  if (wantsReminders(fields)) await noteRemindersFrom(db, tenantId, clock.now().toISOString());
  return ruleRecord.create(context, { ...columnsOf(fields), created_by: actor.userId });
}

/** @throws AppError STALE with what is stored, and as above */
export function updateRule(
  context: CallContext,
  { ruleId: id, version, ...change }: CallInput<typeof contract.updateRule>,
): Promise<MessageRule> {
  const { db, tenantId, clock } = context;
  return ruleRecord.change(
    context,
    { id, version },
    async (before) => {
      const fields = { ...before, ...given(change) };
      if (fields.templateId !== before.templateId) await refuseUnknownTemplate(context, fields.templateId);
      return columnsOf(fields);
    },
    {
      async alongside(after, before) {
        const at = clock.now().toISOString();
        if (before.is_enabled && !after.is_enabled) {
          await queries.cancelOfRule(db, tenantId, id, at);
          context.announce('messages');
        }
        // What was booked while nothing wanted it is reminded of as well; what has its reminders already keeps them.
        const wants = { eventType: after.event_type, isEnabled: after.is_enabled };
        if (wantsReminders(wants)) await noteRemindersFrom(db, tenantId, at);
      },
    },
  );
}

/** @throws AppError STALE */
export async function deleteRule(
  context: CallContext,
  { ruleId: id, version }: CallInput<typeof contract.deleteRule>,
) {
  const { db, tenantId, clock } = context;
  await ruleRecord.remove(context, { id, version });
  await queries.cancelOfRule(db, tenantId, id, clock.now().toISOString());
  context.announce('messages');
  return { deleted: true as const };
}

/** The rules of every new hospital: document 3, section 9, and a reminder the day before and two hours before. */
const firstRules = [
  { eventType: 'appointment_created', channels: ['email', 'sms'] },
  { eventType: 'appointment_reminder', channels: ['sms'] },
  { eventType: 'lab_results_ready', channels: ['email', 'in_app'] },
] as const;

/** Gives a new hospital its channels, all of them mocked, and its first rules. */
export async function openMessages({ db, tenantId, at }: NewHospital): Promise<void> {
  await insertFirstChannels(db, tenantId);
  const unconditional = { templateId: null, departments: [], minimumMinor: null, priorities: [] };
  const rows = firstRules.map(({ eventType, channels }) => {
    const columns = columnsOf({ ...unconditional, eventType, channels: [...channels], isEnabled: true });
    return newRow({ tenantId, at }, { ...columns, created_by: null });
  });
  await queries.messageRuleRows.insert(db, rows);
}

async function refuseUnknownTemplate({ db, tenantId }: CallContext, id: string | null): Promise<void> {
  if (id === null || (await templateRows.select(db, tenantId, id))) return;
  throw new AppError('NOT_FOUND');
}

function wantsReminders({ eventType, isEnabled }: Pick<MessageRule, 'eventType' | 'isEnabled'>): boolean {
  return isEnabled && eventType === 'appointment_reminder';
}

type RuleFields = Pick<
  MessageRule,
  'eventType' | 'channels' | 'templateId' | 'departments' | 'minimumMinor' | 'priorities' | 'isEnabled'
>;

function columnsOf(fields: RuleFields) {
  return {
    event_type: fields.eventType,
    channels: JSON.stringify(fields.channels),
    template_id: fields.templateId,
    departments: JSON.stringify(fields.departments),
    minimum_minor: fields.minimumMinor,
    priorities: JSON.stringify(fields.priorities),
    is_enabled: fields.isEnabled,
  };
}
