import { Button, SimpleGrid } from '@mantine/core';
import { lazy, useState } from 'react';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FirstSteps } from '#screens/list/first-steps.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Plan } from '../plan.contract.ts';
import { usePlans } from '../plan.hooks.ts';
import { t } from '../plans.texts.ts';
import { PlanCard } from './plan-card.tsx';

const PlanForm = lazy(async () => ({ default: (await import('../form/plan-form.tsx')).PlanForm }));

/** The plans, a card each. */
export function PlansScreen() {
  const query = usePlans();
  const { data } = query;
  const [edited, setEdited] = useState<Plan | 'new'>();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        }
      />
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />}
      {data?.rows.length === 0 && (
        <EmptyState
          icon="wallet"
          title={t('noneTitle')}
          hint={t('noneText')}
          action={<FirstSteps first={{ label: t('addFirst'), onClick: () => setEdited('new') }} />}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        {data?.rows.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
        ))}
      </SimpleGrid>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(plan, dialog) => <PlanForm {...(plan && { plan })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
