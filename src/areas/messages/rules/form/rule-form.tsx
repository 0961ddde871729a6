import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { messageEventTypes } from '#kernel/messages/message-event.ts';
import { maxPageSize } from '#kernel/page.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { channelName, eventName } from '../../settings/message.words.ts';
import { useRefreshMessageSettings, useTemplates } from '../../templates/template.calls.ts';
import { createRule, updateRule } from '../rule.calls.ts';
import type { MessageRule } from '../rule.contract.ts';
import { t } from '../rules.texts.ts';
import { ruleSchema } from './rule-form.values.ts';

export interface RuleFormProps {
  /** Edited; a new one is made when left out. */
  rule?: MessageRule;
  onClose: () => void;
  onReload: (current: MessageRule) => void;
}

/** Makes a rule or changes one. */
export function RuleForm({ rule, onClose, onReload }: RuleFormProps) {
  const { currencyCode } = usePerson().tenant;
  const templates = useTemplates({ limit: maxPageSize }).data?.rows ?? [];
  const [schema] = useState(() => ruleSchema(currencyCode));
  const { draft, failureActions } = useRecordForm({
    draftName: 'message-rule',
    stored: rule,
    schema,
    initialValues: {
      eventType: rule?.eventType ?? 'appointment_created',
      channels: rule?.channels.join(', ') ?? '',
      templateId: rule?.templateId ?? '',
      departments: rule?.departments.join(', ') ?? '',
      minimumMinor: moneyText(rule?.minimumMinor ?? null, currencyCode),
      priorities: rule?.priorities.join(', ') ?? '',
      isEnabled: rule?.isEnabled ?? true,
    },
    create: createRule,
    update: (fields, { id: ruleId, version }, submission) =>
      updateRule({ ...fields, ruleId, version }, submission),
    failed: () => t(rule ? 'failedToUpdate' : 'failedToCreate'),
    saved: ({ eventType }) => t(rule ? 'wasSaved' : 'wasCreated', { event: eventName(eventType) }),
    remember: useRefreshMessageSettings(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  // The one that is stored may be beyond the first page, or inactive.
  const stored = rule?.templateId && !templates.some(({ id }) => id === rule.templateId);
  return (
    <FormModal
      title={t(rule ? 'editTitle' : 'create')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(rule ? 'save' : 'create')}
      failureActions={failureActions}
    >
      <NativeSelect
        {...field('eventType', t('event'))}
        required
        data-autofocus
        data={messageEventTypes.map((value) => ({ value, label: eventName(value) }))}
      />
      <TextInput {...field('channels')} maxLength={200} />
      <NativeSelect
        {...field('templateId', t('template'))}
        description={t('templateHint')}
        data={[
          { value: '', label: t('builtIn') },
          ...(stored ? [{ value: rule.templateId!, label: rule.templateName ?? '' }] : []),
          ...templates.map(({ id, name, channel }) => ({
            value: id,
            label: `${name} (${channelName(channel)})`,
          })),
        ]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('departments')} />
        <TextInput {...field('priorities')} />
      </SimpleGrid>
      <MoneyField {...field('minimumMinor', t('minimum'))} />
      <Checkbox {...field('isEnabled')} />
    </FormModal>
  );
}
