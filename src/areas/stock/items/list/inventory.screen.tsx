import { Button, Group, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { PageLinks } from '#screens/detail/page-links.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { MoreActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ExportItems } from '../export/export-items.tsx';
import type { StockItem } from '../item.contract.ts';
import { t } from '../items.texts.ts';
import { ItemCards } from './item-cards.tsx';
import { itemList } from './item-list.address.ts';
import { ItemTable } from './item-table.tsx';

const ItemForm = lazyPart(() => import('../form/item-form.tsx'), 'ItemForm');
const StockReports = lazyPart(() => import('../../reports/detail/stock-reports.tsx'), 'StockReports');

const links = [
  ['/dashboard/inventory/orders', 'orders'],
  ['/dashboard/inventory/suppliers', 'suppliers'],
  ['/dashboard/inventory/requisitions', 'requisitions'],
  ['/dashboard/inventory/counts', 'counts'],
  ['/dashboard/inventory/recalls', 'recalls'],
  ['/dashboard/inventory/transfers', 'transfers'],
  ['/dashboard/inventory/requests', 'requests'],
  ['/dashboard/inventory/places', 'places'],
] as const;

const imports = [
  ['/dashboard/import/stock-items', 'importItems'],
  ['/dashboard/import/opening-stock', 'importStock'],
] as const;

/** What the hospital keeps in stock, and what the stock says of itself. */
export function InventoryScreen() {
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(itemList);
  const { tab } = list.address;
  const [edited, setEdited] = useState<StockItem | 'new'>();
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportItems address={list.address} />
            {mayWrite && (
              <>
                <MoreActions
                  actions={imports.map(([to, name]) => ({
                    label: t(name),
                    icon: 'upload',
                    renderRoot: (props) => <Link {...props} to={to} />,
                  }))}
                />
                <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
                  {t('add')}
                </Button>
              </>
            )}
          </>
        }
      />
      <ItemCards />
      <Tabs
        value={tab}
        onChange={(next) =>
          list.change({ tab: next === 'reports' ? 'reports' : undefined, after: undefined })
        }
      >
        <Group justify="space-between" gap="xs" mb="xs">
          <Tabs.List aria-label={t('tabs')}>
            <Tabs.Tab value="items">{t('tabItems')}</Tabs.Tab>
            <Tabs.Tab value="reports">{t('tabReports')}</Tabs.Tab>
          </Tabs.List>
          <PageLinks label={t('links')} links={links.map(([to, name]) => ({ to, label: t(name) }))} />
        </Group>
        <Tabs.Panel value="items">
          {tab === 'items' && <ItemTable list={list} onEdit={setEdited} />}
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          <Suspense fallback={null}>{tab === 'reports' && <StockReports />}</Suspense>
        </Tabs.Panel>
      </Tabs>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(item, dialog) => <ItemForm item={item} {...dialog} />}
      </EditedRecord>
    </>
  );
}
