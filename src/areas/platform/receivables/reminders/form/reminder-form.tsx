import { Alert, List, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { useRefreshReceivables } from '../../receivable.hooks.ts';
import { t as words } from '../../receivables.texts.ts';
import { writeReminder } from '../reminder.calls.ts';
import { type PreparedReminder, type Reminder, reminderFields } from '../reminder.contract.ts';
import { usePreparedReminder } from '../reminder.hooks.ts';
import { t } from '../reminders.texts.ts';

const ReminderPrint = lazyPart(() => import('../print/reminder-print.tsx'), 'ReminderPrint');

export interface ReminderFormProps {
  clientId: string;
  tenantName: string;
  onClose: () => void;
}

const refusals: OwnRefusals = {
  STALE: () => t('changed'),
  WRONG_STATE: () => t('nothingOverdue'),
};

/** Writes a letter to a client about what is overdue; a printed one is shown at once. */
export function ReminderForm({ clientId, tenantName, onClose }: ReminderFormProps) {
  const { data, isError, isFetching, refetch } = usePreparedReminder(clientId);
  const [written, setWritten] = useState<Reminder>();
  if (written) {
    return (
      <Suspense fallback={null}>
        <ReminderPrint reminder={written} onClose={onClose} />
      </Suspense>
    );
  }
  if (data && data.invoiceIds.length > 0) {
    return (
      <Letter
        prepared={data}
        {...{ clientId, tenantName, onClose }}
        onWritten={(reminder) => (reminder.way === 'print' ? setWritten(reminder) : onClose())}
      />
    );
  }
  // The dialog opens once it is known what it is about.
  if (!data && !isError) return null;
  return (
    <Modal opened title={t('writeTitle', { client: tenantName })} onClose={onClose}>
      {isError && <ErrorPanel message={t('failedToPrepare')} onRetry={refetch} isRetrying={isFetching} />}
      {data && <Text size="sm">{t('nothingOverdue')}</Text>}
    </Modal>
  );
}

interface LetterProps extends ReminderFormProps {
  prepared: PreparedReminder;
  onWritten: (reminder: Reminder) => void;
}

function letterSchema() {
  return z.strictObject({ way: z.enum(['mail', 'print']), ...reminderFields });
}

type LetterOutput = z.output<ReturnType<typeof letterSchema>>;

function Letter({ prepared, clientId, tenantName, onWritten, onClose }: LetterProps) {
  const refresh = useRefreshReceivables();
  const { date, money } = useFormat();
  const { letter, invoiceIds, recipient, canMail, lastReminderAt } = prepared;
  const isMailable = canMail && recipient !== null;
  const [schema] = useState(letterSchema);
  const draft = useDraftForm<z.input<typeof schema>, LetterOutput, Reminder>({
    schema,
    initialValues: {
      way: isMailable ? 'mail' : 'print',
      subject: t('usualSubject', { invoices: letter.invoices.map(({ number }) => number).join(', ') }).slice(
        0,
        200,
      ),
      body: t('usualText', { contact: letter.addressee.contactName ?? t('contact') }),
    },
    draftKey: `client-reminder.${clientId}.${letter.day}.${invoiceIds.length}`,
    save: (fields, key) => writeReminder({ ...fields, clientId, invoiceIds }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToWrite'), error, refusals);
    },
    onSaved(reminder) {
      refresh();
      notifySuccess(
        reminder.recipient === null ? t('wasWritten') : t('wasMailed', { recipient: reminder.recipient }),
      );
      onWritten(reminder);
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('writeTitle', { client: tenantName })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('send')}
    >
      <List size="sm" spacing={2}>
        {letter.invoices.map((one) => (
          <List.Item key={one.number}>
            {`${one.number} · ${money(one.owedMinor, one.currencyCode)} · ${words('due')} ${date(one.dueOn)} · ${words('daysOverdue', { count: one.daysOverdue })}`}
          </List.Item>
        ))}
      </List>
      {lastReminderAt !== null && (
        <Text size="sm" c="dimmed">
          {t('lastReminder', { date: date(lastReminderAt) })}
        </Text>
      )}
      {!isMailable && (
        <Alert color="blue" icon={<Icon name="info" />}>
          {t(recipient === null ? 'noRecipient' : 'noMail')}
        </Alert>
      )}
      {isMailable && (
        <Radio.Group {...field('way', t('sendBy'))} description={t('toMail', { recipient })}>
          <Stack gap="xs" mt="xs">
            <Radio value="mail" label={t('byMail')} />
            <Radio value="print" label={t('byPrint')} />
          </Stack>
        </Radio.Group>
      )}
      <TextInput {...field('subject')} />
      <Textarea {...field('body', t('text'))} description={t('textHint')} autosize minRows={5} />
    </FormModal>
  );
}
