import { Button, Menu, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import type { ListViewsProps } from '#screens/list/list-views-slot.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { updateView } from '../saved-view.calls.ts';
import type { SavedView } from '../saved-view.contract.ts';
import { type SavedViews, useRefreshViews, useSavedViews } from '../saved-view.hooks.ts';
import { t } from '../saved-views.texts.ts';
import { viewRefusals } from '../saved-views.words.ts';
import { useRememberedFilters } from './use-remembered-filters.ts';
import { ViewItems } from './view-items.tsx';

const SavedViewForm = lazyPart(() => import('../form/saved-view-form.tsx'), 'SavedViewForm');
const ManageViews = lazyPart(() => import('./manage-views.tsx'), 'ManageViews');

/** The views of a list: opened, saved and managed; and the filters that a person had when the list is opened again. */
export function ViewsMenu(shown: ListViewsProps) {
  const { list, query, open, tidy } = shown;
  const views = useSavedViews(list);
  const refresh = useRefreshViews(list);
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const [isManaging, setManaging] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const isAsBefore = useRememberedFilters(shown, { otherwise: defaultOf(views) });
  const rows = views.data?.rows ?? [];
  const active = rows.find((view) => tidy(view.query) === query && query !== '');
  const opened = rows.find(({ id, isMine }) => id === openedId && isMine);
  const keeping = useConfirmedWrite<SavedView, SavedView>({
    call: ({ id: savedViewId, version, name, isShared }, submission) =>
      updateView({ savedViewId, version, name, isShared, query }, submission),
    done: ({ name }) => t('wasSaved', { name }),
    failed: () => t('failedToSave'),
    refusals: viewRefusals,
    onSettled: refresh,
  });

  function openView(view: SavedView): void {
    setOpenedId(view.id);
    setManaging(false);
    open(view.query);
  }

  return (
    <>
      <Menu position="bottom-end" shadow="md" width={280} onOpen={refresh}>
        <Menu.Target>
          <Button
            variant="default"
            ml="auto"
            maw={240}
            rightSection={<Icon name="chevronDown" size={16} />}
            loading={keeping.isBusy}
          >
            {active ? t('viewNamed', { name: active.name }) : t('views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown style={{ maxHeight: '60vh', overflowY: 'auto' }}>
          <ViewItems views={views} activeId={active?.id} onOpen={openView} />
          <Menu.Divider />
          {opened && !active && (
            <Menu.Item onClick={() => void keeping.start(opened)}>
              {t('keep', { name: opened.name })}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setEdited('new')}>{t('save')}</Menu.Item>
          {rows.length > 0 && <Menu.Item onClick={() => setManaging(true)}>{t('manage')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {isAsBefore && (
        <Text component="output" size="sm" c="dimmed">
          {t('asBefore')}
        </Text>
      )}
      {isManaging && (
        <Suspense fallback={null}>
          <ManageViews
            list={list}
            views={views.data}
            onOpen={openView}
            onEdit={setEdited}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(view, dialog) => <SavedViewForm view={view} list={list} query={query} {...dialog} />}
      </EditedRecord>
    </>
  );
}

function defaultOf({
  data,
  isError,
}: {
  data: SavedViews | undefined;
  isError: boolean;
}): string | undefined {
  if (!data) return isError ? '' : undefined;
  return data.rows.find(({ id }) => id === data.defaultId)?.query ?? '';
}
