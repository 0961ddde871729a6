import { Suspense, useState } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { editAction } from '#screens/register/edit-action.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { LotList } from '../../movements/list/lot-list.tsx';
import { MovementHistory } from '../../movements/list/movement-history.tsx';
import { t as movementText } from '../../movements/stock-movements.texts.ts';
import type { StockItem } from '../item.contract.ts';
import { useStockItem } from '../item.hooks.ts';
import { t } from '../items.texts.ts';
import { ItemBadge } from '../list/item-columns.tsx';
import { useItemStatus } from '../list/use-item-status.ts';
import { ItemFacts } from './item-facts.tsx';

const ItemForm = lazyPart(() => import('../form/item-form.tsx'), 'ItemForm');
const ReceiveForm = lazyPart(() => import('../../movements/form/receive-stock-form.tsx'), 'ReceiveStockForm');
const IssueForm = lazyPart(() => import('../../movements/form/issue-stock-form.tsx'), 'IssueStockForm');

const back = <BackLink to="/dashboard/inventory" label={t('back')} />;

/** One item: what of it lies where, and everything that moved. */
export function StockItemScreen() {
  const stockItemId = useRouteParameter('stockItemId');
  return (
    <OpenedRecord
      query={useStockItem(stockItemId)}
      missing={{ icon: 'box', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(item) => <OpenedItem item={item} />}
    </OpenedRecord>
  );
}

function OpenedItem({ item }: { item: StockItem }) {
  const mayWrite = useMay()('inventory.write');
  const status = useItemStatus();
  const [task, setTask] = useState<'edit' | 'receive' | 'issue'>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState(item);
  const close = () => setTask(undefined);
  function edit() {
    setEdited(item);
    setTask('edit');
  }
  return (
    <>
      <PageHeader
        title={item.name}
        description={<ItemBadge item={item} />}
        back={back}
        actions={
          mayWrite && (
            <HeadActions
              actions={[
                item.isActive && {
                  label: movementText('receive'),
                  isMain: true,
                  onClick: () => setTask('receive'),
                },
                { label: movementText('issue'), onClick: () => setTask('issue') },
                editAction(edit),
                item.kind !== 'medicine' && status.actionOf(item),
              ]}
            />
          )
        }
      />
      <ItemFacts item={item} />
      <LotList item={item} />
      <MovementHistory item={item} />
      <Suspense fallback={null}>
        {task === 'edit' && (
          <ItemForm key={edited.version} item={edited} onClose={close} onReload={setEdited} />
        )}
        {task === 'receive' && <ReceiveForm item={item} onClose={close} />}
        {task === 'issue' && <IssueForm item={item} onClose={close} />}
      </Suspense>
    </>
  );
}
