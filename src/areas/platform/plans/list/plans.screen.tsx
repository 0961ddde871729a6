import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Plan } from '../plan.contract.ts';
import { usePlans } from '../plan.calls.ts';
import { t } from '../plans.texts.ts';
import { PlanCard } from './plan-card.tsx';

const PlanForm = lazyPart(() => import('../form/plan-form.tsx'), 'PlanForm');

/** The plans, a card each. */
export function PlansScreen() {
  const query = usePlans();
  const { data } = query;
  const [edited, setEdited] = useState<Plan | 'new'>();
  const add = () => setEdited('new');
  return (
    <>
      <RegisterHead words={t} onAdd={add} />
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />}
      {data?.rows.length === 0 && (
        <ListEmpty
          icon="wallet"
          title={t('noneTitle')}
          hint={t('noneText')}
          first={{ label: t('addFirst'), onClick: add }}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        {data?.rows.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
        ))}
      </SimpleGrid>
      <EditedRecord edited={edited} onEdit={setEdited} form={PlanForm} />
    </>
  );
}
