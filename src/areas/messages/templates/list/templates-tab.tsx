import { Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { nameColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { AddButton } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { messageChannels } from '../../channels/message-channels.ts';
import { channelName } from '../../settings/message.words.ts';
import { deleteTemplate, useRefreshMessageSettings, useTemplates } from '../template.calls.ts';
import type { MessageTemplate } from '../template.contract.ts';
import { templateRefusals } from '../template.words.ts';
import { t } from '../templates.texts.ts';
import { templateList } from './template-list.address.ts';

const TemplateForm = lazyPart(() => import('../form/template-form.tsx'), 'TemplateForm');

/** What messages say. */
export function TemplatesTab() {
  const format = useFormat();
  const list = useListAddress(templateList);
  const query = useTemplates(list.request);
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  const add = () => setEdited('new');
  const columns = useMemo(() => columnsOf(format), [format]);
  const removing = useConfirmedWrite<MessageTemplate, unknown>({
    ask: () => ({
      title: t('deleteTitle'),
      message: t('deleteQuestion'),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: templateId, version }, submission) => deleteTemplate({ templateId, version }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    refusals: templateRefusals,
    onSettled: useRefreshMessageSettings(),
  });

  function actionsOf(template: MessageTemplate): RowAction[] {
    return [
      editAction(() => setEdited(template)),
      {
        label: t('delete'),
        icon: 'trash',
        isDestructive: true,
        isBusy: removing.busyId === template.id,
        onClick: () => void removing.start(template),
      },
    ];
  }

  return (
    <>
      <Group justify="flex-end" mb="md">
        <AddButton label={t('create')} onClick={add} />
      </Group>
      <RegisterList
        words={t}
        icon="clipboard"
        list={list}
        query={query}
        columns={columns}
        rowName={({ name, channel }) => `${name}, ${channelName(channel)}`}
        rowActions={actionsOf}
        onAdd={add}
      >
        <FilterSelect
          label={t('channel')}
          all={t('allChannels')}
          options={messageChannels.map((value) => ({ value, label: channelName(value) }))}
          {...list.field('channel')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(template, dialog) => <TemplateForm {...(template && { template })} {...dialog} />}
      </EditedRecord>
    </>
  );
}

function columnsOf(format: Format): ListColumn<MessageTemplate>[] {
  return [
    nameColumn(
      t('name'),
      ({ name }) => name,
      ({ body }) => body,
    ),
    { id: 'channel', title: t('channel'), width: 110, render: ({ channel }) => channelName(channel) },
    {
      id: 'languages',
      title: t('languages'),
      width: 160,
      render: ({ bodyBn }) => [t('english'), ...(bodyBn === '' ? [] : [t('bengali')])].join(', '),
    },
    { id: 'updated', title: t('updated'), width: 180, render: ({ updatedAt }) => format.dateTime(updatedAt) },
    {
      id: 'status',
      title: t('status'),
      width: 110,
      render: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'active' : 'inactive')}
        </StatusBadge>
      ),
    },
  ];
}
