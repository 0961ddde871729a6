import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { MessageEventType } from '#kernel/messages/message-event.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { can } from '#kernel/access/actor.ts';
import { selectSender } from '../channels/channel.queries.ts';
import { eventValues, knownVariables, type Sender, variablesOfEvent } from '../events/event-variables.ts';
import { fillSubject, fillTemplate, variablesOf } from './rendering.rules.ts';
import { smsSize } from './segments.rules.ts';
import type * as contract from './template.contract.ts';
import { type MessageTemplate, messageTemplate, templateFields } from './template.contract.ts';
import { issue } from './template.issues.ts';
import * as queries from './template.queries.ts';
import type { TemplateRow } from './template.queries.ts';

const toTemplate = (row: TemplateRow): MessageTemplate => toRecord(messageTemplate, row);

const templateRecord = recordOf({
  resource: 'message_templates',
  topic: 'message-settings',
  rows: queries.templateRows,
  toRecord: toTemplate,
  refusals: { message_template_by_name: () => new AppError('TEMPLATE_NAME_TAKEN') },
  inUse: () => new AppError('TEMPLATE_IN_USE'),
});

export async function listTemplates(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listTemplates>,
): Promise<Page<MessageTemplate>> {
  return mapPage(await queries.selectTemplates(db, tenantId, input), toTemplate);
}

/** @throws AppError TEMPLATE_NAME_TAKEN by another one of the same channel, INVALID_INPUT for a variable that no event has */
export async function createTemplate(
  context: CallContext,
  fields: CallInput<typeof contract.createTemplate>,
): Promise<MessageTemplate> {
  refuseStrangers(fields);
  return templateRecord.create(context, { ...columnsOf(fields), created_by: context.actor.userId });
}

/** @throws AppError STALE with what is stored, and as above */
export function updateTemplate(
  context: CallContext,
  { templateId: id, version, ...change }: CallInput<typeof contract.updateTemplate>,
): Promise<MessageTemplate> {
  return templateRecord.change(context, { id, version }, (before) => {
    const fields = { ...before, ...given(change) };
    refuseStrangers(fields);
    return columnsOf(fields);
  });
}

/** @throws AppError TEMPLATE_IN_USE while a rule names it, STALE */
export async function deleteTemplate(
  context: CallContext,
  { templateId: id, version }: CallInput<typeof contract.deleteTemplate>,
) {
  await templateRecord.remove(context, { id, version });
  return { deleted: true as const };
}

/** Who may not read patients sees the names of the variables in place of a real record. */
export async function previewTemplate(
  { db, tenantId, actor, clock }: CallContext,
  { eventType, ...words }: CallInput<typeof contract.previewTemplate>,
) {
  const sender = await selectSender(db, tenantId);
  if (!sender) throw new AppError('NOT_FOUND');
  const facts = can(actor, 'patients.read')
    ? await queries.selectNewestFacts(db, tenantId, eventType)
    : undefined;
  const event = { type: eventType, subject: '', occurrence: '', ...facts };
  const now = clock.now().toISOString();
  const valuesIn = (language: MessageLanguage) =>
    facts ? eventValues(event, sender, language) : namesAsValues(eventType, sender, now, language);
  return {
    isReal: facts !== undefined,
    en: previewOf(words.subject, words.body, valuesIn('en')),
    bn:
      words.bodyBn === '' ? null : previewOf(words.subjectBn || words.subject, words.bodyBn, valuesIn('bn')),
  };
}

function namesAsValues(
  type: MessageEventType,
  sender: Sender,
  now: string,
  language: MessageLanguage,
): Record<string, string> {
  const names = Object.fromEntries(variablesOfEvent(type).map((name) => [name, `[${name}]`]));
  const event = { type, subject: '', occurrence: '', instants: { appointment: now } };
  return { ...names, ...eventValues(event, sender, language) };
}

function previewOf(subject: string, body: string, values: Record<string, string>) {
  const text = fillTemplate(body, values);
  return { subject: fillSubject(subject, values), body: text, ...smsSize(text) };
}

type TemplateFields = Omit<MessageTemplate, 'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version'>;

function refuseStrangers(fields: TemplateFields): void {
  if (fields.channel === 'email' && fields.subject === '') {
    throw invalidFields({ subject: issue('subjectMissing') });
  }
  for (const field of ['subject', 'body', 'subjectBn', 'bodyBn'] as const) {
    const name = variablesOf(fields[field]).find((one) => !knownVariables.includes(one));
    if (name !== undefined) throw invalidFields({ [field]: issue('unknownVariable', { name }) });
  }
}

/** The list of variables holds those that the words use, whatever else was typed. */
function columnsOf(fields: TemplateFields) {
  const used = variablesOf(fields.subject, fields.body, fields.subjectBn, fields.bodyBn);
  return {
    ...toColumns(templateFields, fields),
    variables: JSON.stringify([...new Set([...fields.variables, ...used])]),
  };
}
