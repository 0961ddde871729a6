import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { useMay } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useCarePlanPage } from '../care-plan.hooks.ts';
import { t } from '../care-plans.texts.ts';
import { PlanCard } from './plan-card.tsx';

const CarePlanForm = lazyPart(() => import('../form/care-plan-form.tsx'), 'CarePlanForm');

/** The care plans of a patient, below the patient's record. */
export function PatientCarePlans({ patientId, isDeceased }: PatientTimelineProps) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const query = useCarePlanPage({ patientId, limit: 20 });
  const rows = query.data?.rows ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-care-plans">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="patient-care-plans">
          {t('title')}
        </Title>
        {may('nursing.write') && !isDeceased && (
          <Button size="compact-md" variant="default" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Stack gap="md">
        {rows.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {isAdding && <CarePlanForm patientId={patientId} onClose={() => setAdding(false)} />}
      </Suspense>
    </Paper>
  );
}
