import { Menu, Text } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { SavedView } from '../saved-view.contract.ts';
import type { SavedViews } from '../saved-view.hooks.ts';
import { t } from '../saved-views.texts.ts';

interface ViewItemsProps {
  views: { data: SavedViews | undefined; isError: boolean; refetch: () => unknown };
  activeId: string | undefined;
  onOpen: (view: SavedView) => void;
}

/** The own views of a list and those that others share, to open one. */
export function ViewItems({ views, activeId, onOpen }: ViewItemsProps) {
  const { user } = usePerson();
  const rows = views.data?.rows ?? [];
  const own = rows.filter(({ owner }) => owner.id === user.id);
  const shared = rows.filter(({ owner }) => owner.id !== user.id);
  const itemOf = (view: SavedView) => (
    <Menu.Item
      key={view.id}
      aria-current={view.id === activeId || undefined}
      rightSection={view.id === activeId && <Icon name="check" size={16} />}
      onClick={() => onOpen(view)}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {view.name}
      </Text>
      {view.owner.id !== user.id && (
        <Text size="xs" c="dimmed">
          {t('sharedBy', { name: view.owner.name })}
        </Text>
      )}
    </Menu.Item>
  );
  if (!views.data && views.isError)
    return (
      <>
        <Menu.Label>{t('failedToLoad')}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={() => void views.refetch()}>
          {t('tryAgain')}
        </Menu.Item>
      </>
    );
  return (
    <>
      <Menu.Label>{t('own')}</Menu.Label>
      {own.map(itemOf)}
      {own.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" pb="xs">
          {t('none')}
        </Text>
      )}
      {shared.length > 0 && <Menu.Label>{t('shared')}</Menu.Label>}
      {shared.map(itemOf)}
    </>
  );
}
