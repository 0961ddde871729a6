import { isMailReal, selectDeliveries, writeLetter } from '#areas/messages/messages.public.ts';
import {
  insertInvoiceChange,
  payableMinor,
  selectOperator,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { requireHospital } from '../../clients/client.record.ts';
import { daysOverdue } from '../ageing.rules.ts';
import { reminderMail, type ReminderLetter } from './reminder-letter.rules.ts';
import type * as contract from './reminder.contract.ts';
import type { PreparedReminder, Reminder } from './reminder.contract.ts';
import {
  insertReminder,
  type ReminderRow,
  selectAddressee,
  selectLastReminder,
  selectOverdue,
  selectReminder,
  selectReminders,
} from './reminder.queries.ts';

const resource = 'client_reminders';

/** @throws AppError NOT_FOUND for what is no hospital. */
export async function prepareReminder(
  context: CallContext,
  { clientId }: CallInput<typeof contract.prepareReminder>,
): Promise<PreparedReminder> {
  const { db, tenantId } = context;
  const { letter, invoices, recipient } = await letterTo(context, clientId);
  return {
    letter,
    invoiceIds: invoices.map(({ id }) => id),
    recipient,
    canMail: await isMailReal(context),
    lastReminderAt: await selectLastReminder(db, tenantId, clientId),
  };
}

/**
 * Keeps the letter as it is sent, and writes at each invoice, which the hospital reads, that it was reminded. A mail is
 * sent after the commit, as every other message.
 * @throws AppError WRONG_STATE where nothing is overdue; STALE where that is something else by now; INVALID_INPUT for a
 * mail to nobody.
 */
export async function writeReminder(
  context: CallContext,
  { clientId, way, subject, body, invoiceIds }: CallInput<typeof contract.writeReminder>,
): Promise<Reminder> {
  const { db, tenantId, actor, clock } = context;
  const { letter, invoices, recipient } = await letterTo(context, clientId);
  if (invoices.length === 0) throw new AppError('WRONG_STATE', { status: 'paid' });
  const overdue = new Set(invoices.map(({ id }) => id));
  if (overdue.size !== new Set(invoiceIds).size || invoiceIds.some((id) => !overdue.has(id))) {
    throw new AppError('STALE');
  }
  const at = clock.now().toISOString();
  const id = newId();
  const messageId = way === 'mail' ? await mail(context, { id, at, recipient, subject, body, letter }) : null;
  await insertReminder(db, {
    ...{ tenant_id: tenantId, id, client_id: clientId, way, subject, body, message_id: messageId },
    recipient: way === 'mail' ? recipient : null,
    letter: JSON.stringify(letter),
    ...{ made_by: actor.userId, made_by_name: actor.name, made_at: at },
  });
  await context.inHospital(clientId, async (hospital) => {
    for (const invoice of invoices) {
      await insertInvoiceChange(hospital.db, {
        ...{ tenant_id: clientId, id: newId(), invoice_id: invoice.id, kind: 'reminder', reason: null },
        ...{ made_by_name: actor.name, made_at: at },
      });
      hospital.audit({
        action: 'REMIND',
        resource: 'license_invoices',
        resourceId: invoice.id,
        newValues: { invoice: invoice.number, way },
      });
    }
    hospital.announce('subscription');
  });
  const numbers = letter.invoices.map(({ number }) => number);
  context.audit({
    action: 'REMIND',
    resource,
    resourceId: id,
    recordName: nameOf(letter),
    newValues: { client: letter.addressee.name, way, recipient, invoices: numbers },
  });
  context.announce('client-invoices');
  return toReminder(context, await requireReminder(context, id));
}

export async function listReminders(
  context: CallContext,
  input: CallInput<typeof contract.listReminders>,
): Promise<Page<Reminder>> {
  const rows = await selectReminders(context.db, context.tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.made_at, row.id]);
  const messages = page.rows.flatMap(({ message_id: messageId }) => messageId ?? []);
  const deliveries = await selectDeliveries(context.db, context.tenantId, messages);
  return { ...page, rows: page.rows.map((row) => withState(row, deliveries)) };
}

export async function recordReminderPrint(
  context: CallContext,
  { clientReminderId, output }: CallInput<typeof contract.recordReminderPrint>,
) {
  const row = await requireReminder(context, clientReminderId);
  context.audit({
    action: 'PRINT',
    resource,
    resourceId: row.id,
    recordName: nameOf(row.letter),
    newValues: { client: row.tenant_name, output },
  });
  return { recorded: true as const };
}

/** To whom a letter is, and of which invoices. */
function nameOf({ addressee, invoices }: ReminderLetter): string {
  return `${addressee.name} · ${invoices.map(({ number }) => number).join(', ')}`;
}

interface Mail {
  id: string;
  at: string;
  recipient: string | null;
  subject: string;
  body: string;
  letter: ReminderLetter;
}

async function mail(
  context: CallContext,
  { id, at, recipient, subject, body, letter }: Mail,
): Promise<string> {
  if (recipient === null) throw invalidFields({ way: valueIssue('missing') });
  const message = await writeLetter(
    context.db,
    { tenantId: context.tenantId, at },
    {
      about: `reminder/${id}`,
      occurrence: id,
      recipient,
      // What was typed is no template: braces in it stay braces.
      subject: '{{subject}}',
      body: '{{text}}',
      values: { subject, text: reminderMail(body, letter) },
    },
  );
  context.announce('messages');
  return message;
}

/** What a letter to a hospital would say of what is overdue today. */
async function letterTo(context: CallContext, clientId: string) {
  const { db, tenantId } = context;
  const { name } = await requireHospital(context, clientId);
  const today = todayOf(context);
  const [invoices, addressee, operator] = await Promise.all([
    selectOverdue(db, tenantId, { clientId, today }),
    selectAddressee(db, tenantId, clientId),
    selectOperator(db, tenantId),
  ]);
  const { name: senderName, phone, email, taxNumber, bkash, nagad, bank } = operator;
  const sender = { name: senderName, address: operator.address, phone, email, taxNumber, bkash, nagad, bank };
  const letter: ReminderLetter = {
    day: today,
    sender,
    addressee: {
      name: addressee?.legal_name ?? name,
      contactName: addressee?.contact_name ?? null,
      address: addressee?.address ?? null,
      taxNumber: addressee?.tax_number ?? null,
    },
    invoices: invoices.map((row) => ({
      number: row.number,
      planName: row.plan_name,
      dueOn: row.due_on,
      daysOverdue: daysOverdue(row.due_on, today),
      owedMinor: payableMinor(row),
      currencyCode: row.currency_code,
    })),
  };
  return { letter, invoices, recipient: addressee?.contact_email ?? null };
}

async function requireReminder({ db, tenantId }: CallContext, id: string): Promise<ReminderRow> {
  const row = await selectReminder(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function toReminder({ db, tenantId }: CallContext, row: ReminderRow): Promise<Reminder> {
  return withState(
    row,
    await selectDeliveries(db, tenantId, row.message_id === null ? [] : [row.message_id]),
  );
}

function withState(row: ReminderRow, deliveries: Awaited<ReturnType<typeof selectDeliveries>>): Reminder {
  const delivery = deliveries.get(row.message_id ?? '');
  const isMocked = delivery?.status === 'sent' && delivery.is_mocked;
  return {
    id: row.id,
    clientId: row.client_id,
    tenantName: row.tenant_name,
    way: row.way,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    letter: row.letter,
    state: isMocked ? 'mocked' : (delivery?.status ?? 'none'),
    sentAt: delivery?.sent_at ?? null,
    madeByName: row.made_by_name,
    madeAt: row.made_at,
  };
}
