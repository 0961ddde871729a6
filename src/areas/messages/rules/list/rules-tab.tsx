import { Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { channelName, eventName } from '../../settings/message.words.ts';
import { useRefreshMessageSettings } from '../../templates/template.calls.ts';
import { deleteRule, updateRule, useRules } from '../rule.calls.ts';
import type { MessageRule } from '../rule.contract.ts';
import { t } from '../rules.texts.ts';
import { ruleList } from './rule-list.address.ts';

const RuleForm = lazyPart(() => import('../form/rule-form.tsx'), 'RuleForm');

const nameOf = ({ eventType }: MessageRule) => eventName(eventType);

/** Who is told of what, over which channels. */
export function RulesTab() {
  const format = useFormat();
  const list = useListAddress(ruleList);
  const query = useRules(list.request);
  const [edited, setEdited] = useState<MessageRule | 'new'>();
  const columns = useMemo(() => columnsOf(format), [format]);
  const refresh = useRefreshMessageSettings();
  const switching = useConfirmedWrite<MessageRule, MessageRule>({
    ask: (rule) =>
      rule.isEnabled
        ? {
            title: t('disableTitle'),
            message: t('disableQuestion', { event: nameOf(rule) }),
            confirmLabel: t('disable'),
            isDestructive: true,
          }
        : undefined,
    call: ({ id: ruleId, version, isEnabled }, submission) =>
      updateRule({ ruleId, version, isEnabled: !isEnabled }, submission),
    done: (rule) => t(rule.isEnabled ? 'wasDisabled' : 'wasEnabled', { event: nameOf(rule) }),
    failed: () => t('failedToUpdate'),
    onSettled: refresh,
  });
  const removing = useConfirmedWrite<MessageRule, unknown>({
    ask: (rule) => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion', { event: nameOf(rule) }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: ruleId, version }, submission) => deleteRule({ ruleId, version }, submission),
    done: (rule) => t('wasDeleted', { event: nameOf(rule) }),
    failed: () => t('failedToDelete'),
    onSettled: refresh,
  });

  function actionsOf(rule: MessageRule): RowAction[] {
    return [
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(rule) },
      {
        label: t(rule.isEnabled ? 'disable' : 'enable'),
        icon: rule.isEnabled ? 'archive' : 'refresh',
        isBusy: switching.busyId === rule.id,
        onClick: () => void switching.start(rule),
      },
      {
        label: t('delete'),
        icon: 'trash',
        isDestructive: true,
        isBusy: removing.busyId === rule.id,
        onClick: () => void removing.start(rule),
      },
    ];
  }

  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
          {t('create')}
        </Button>
      </Group>
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={nameOf}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('none'),
          icon: 'clipboard',
          hint: t('noneYet'),
          first: { label: t('createFirst'), onClick: () => setEdited('new') },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(rule, dialog) => <RuleForm {...(rule && { rule })} {...dialog} />}
      </EditedRecord>
    </>
  );
}

function columnsOf(format: Format): ListColumn<MessageRule>[] {
  return [
    { id: 'event', title: t('event'), render: nameOf },
    { id: 'channels', title: t('channels'), render: ({ channels }) => channels.map(channelName).join(', ') },
    { id: 'template', title: t('template'), render: ({ templateName }) => templateName ?? t('builtIn') },
    { id: 'conditions', title: t('conditions'), render: (rule) => conditionsOf(rule, format) },
    {
      id: 'status',
      title: t('status'),
      width: 110,
      render: ({ isEnabled }) => (
        <StatusBadge tone={isEnabled ? 'success' : 'neutral'}>
          {t(isEnabled ? 'enabled' : 'disabled')}
        </StatusBadge>
      ),
    },
  ];
}

function conditionsOf({ departments, minimumMinor, priorities }: MessageRule, format: Format): string {
  const amount = minimumMinor === null ? [] : [t('fromAmount', { amount: format.money(minimumMinor) })];
  return [...departments, ...amount, ...priorities].join(', ') || t('noConditions');
}
