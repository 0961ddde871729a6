import { Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { FramedRows } from '#ui/list/framed-rows.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { deleteView, openWithView } from '../saved-view.calls.ts';
import type { SavedView } from '../saved-view.contract.ts';
import { type SavedViews, useRefreshViews } from '../saved-view.hooks.ts';
import { t } from '../saved-views.texts.ts';

interface ManageViewsProps {
  list: string;
  views: SavedViews | undefined;
  onOpen: (view: SavedView) => void;
  onEdit: (view: SavedView) => void;
  onClose: () => void;
}

/** Every view of a list: opened, renamed, shared, deleted, and which one the list opens with. */
export function ManageViews({ list, views, onOpen, onEdit, onClose }: ManageViewsProps) {
  const refresh = useRefreshViews(list);
  const removing = useConfirmedWrite<SavedView, unknown>({
    ask: ({ name, isShared }) => ({
      title: t('deleteTitle'),
      message: t(isShared ? 'deleteSharedQuestion' : 'deleteQuestion', { name }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: savedViewId }, submission) => deleteView({ savedViewId }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    onSettled: refresh,
  });
  const isDefault = ({ id }: SavedView) => id === views?.defaultId;
  const choosing = useConfirmedWrite<SavedView, unknown>({
    call: (view, submission) =>
      openWithView({ list, savedViewId: isDefault(view) ? null : view.id }, submission),
    done: (view) => (isDefault(view) ? t('willNotOpen') : t('willOpen', { name: view.name })),
    failed: () => t('failedToChoose'),
    onSettled: refresh,
  });

  const columns: ListColumn<SavedView>[] = [
    {
      id: 'name',
      title: t('name'),
      render: (view) => (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {view.name}
          {isDefault(view) && (
            <Text component="span" size="xs" c="dimmed" display="block">
              {t('opensWith')}
            </Text>
          )}
        </Text>
      ),
    },
    { id: 'owner', title: t('savedBy'), render: ({ owner }) => owner.name },
    { id: 'shared', title: t('sharing'), render: ({ isShared }) => t(isShared ? 'yes' : 'no') },
  ];

  function actionsOf(view: SavedView): RowAction[] {
    return [
      { label: t('open'), icon: 'eye', onClick: () => onOpen(view) },
      {
        label: t(isDefault(view) ? 'openWithout' : 'openWith'),
        icon: 'home',
        isBusy: choosing.busyId === view.id,
        onClick: () => void choosing.start(view),
      },
      ...(view.isMine
        ? ([
            { label: t('edit'), icon: 'edit', onClick: () => onEdit(view) },
            {
              label: t('delete'),
              icon: 'trash',
              isDestructive: true,
              isBusy: removing.busyId === view.id,
              onClick: () => void removing.start(view),
            },
          ] satisfies RowAction[])
        : []),
    ];
  }

  return (
    <Modal opened onClose={onClose} title={t('manageTitle')} size="lg">
      {views && views.rows.length === 0 ? (
        <Text size="sm">{t('none')}</Text>
      ) : (
        <FramedRows
          caption={t('manageTitle')}
          columns={columns}
          rows={views?.rows ?? []}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowActions={actionsOf}
        />
      )}
    </Modal>
  );
}
