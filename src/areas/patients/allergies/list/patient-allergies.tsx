import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { stateNoKnownAllergies, withdrawNoKnownAllergies } from '../allergy.calls.ts';
import type { Allergy } from '../allergy.contract.ts';
import { useAllergies, useRefreshAllergies } from '../allergy.hooks.ts';
import { allergyRefusals } from '../allergy.words.ts';
import { t } from '../allergies.texts.ts';
import { AllergyItem } from './allergy-item.tsx';
import { AllergyState } from './allergy-state.tsx';

const AllergyForm = lazyPart(() => import('../form/allergy-form.tsx'), 'AllergyForm');
const EndAllergyForm = lazyPart(() => import('../form/end-allergy-form.tsx'), 'EndAllergyForm');

type Task = { kind: 'record' } | { kind: 'edit' | 'end'; allergy: Allergy } | { kind: 'withdraw' };

/** What is known of a patient's allergies: on the patient's page and beside a consultation. */
export function PatientAllergies({ patientId }: { patientId: string }) {
  const mayRecord = useMay()(['emr.write', 'emr.allergies']);
  const query = useAllergies(patientId);
  const refresh = useRefreshAllergies(patientId);
  const [task, setTask] = useState<Task>();
  const stating = useConfirmedWrite<object, unknown>({
    ask: () => ({ title: t('stateTitle'), message: t('stateQuestion'), confirmLabel: t('stateConfirm') }),
    call: (_patient, submission) => stateNoKnownAllergies({ patientId }, submission),
    done: () => t('wasStated'),
    failed: () => t('failedToState'),
    refusals: allergyRefusals,
    onSettled: refresh,
  });
  const close = () => setTask(undefined);
  const known = query.data;
  const active = known?.rows.filter(({ status }) => status === 'active') ?? [];
  const past = known?.rows.filter(({ status }) => status !== 'active') ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-allergies">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="patient-allergies">
          {t('title')}
        </Title>
        {mayRecord && known && (
          <Group gap="xs">
            {known.state === 'not-asked' && (
              <Button
                size="xs"
                variant="default"
                loading={stating.isBusy}
                onClick={() => void stating.start({})}
              >
                {t('stateNone')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => setTask({ kind: 'record' })}>
              {t('record')}
            </Button>
          </Group>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {known && (
        <>
          <AllergyState
            known={known}
            {...(mayRecord && { onWithdraw: () => setTask({ kind: 'withdraw' }) })}
          />
          <Items rows={active} mayRecord={mayRecord} onBegin={setTask} />
          {past.length > 0 && (
            <details>
              <Text component="summary" size="sm" mt="sm">
                {t('past')}
              </Text>
              <Items rows={past} mayRecord={false} onBegin={setTask} />
            </details>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {task?.kind === 'record' && <AllergyForm patientId={patientId} onClose={close} />}
        {task?.kind === 'edit' && (
          <AllergyForm patientId={patientId} allergy={task.allergy} onClose={close} />
        )}
        {task?.kind === 'end' && (
          <EndAllergyForm patientId={patientId} allergy={task.allergy} onClose={close} />
        )}
      </Suspense>
      {task?.kind === 'withdraw' && (
        <ReasonForm
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          label={t('reason')}
          submitLabel={t('withdraw')}
          draftKey={`allergy-withdraw.${patientId}`}
          send={(reason, submission) => withdrawNoKnownAllergies({ patientId, reason }, submission)}
          failed={t('failedToWithdraw')}
          refusals={allergyRefusals}
          done={() => {
            refresh();
            return t('wasWithdrawn');
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
    </Paper>
  );
}

interface ItemsProps {
  rows: readonly Allergy[];
  mayRecord: boolean;
  onBegin: (task: Task) => void;
}

function Items({ rows, mayRecord, onBegin }: ItemsProps) {
  if (rows.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
      {rows.map((allergy) => (
        <AllergyItem
          key={allergy.id}
          allergy={allergy}
          {...(mayRecord && {
            onEdit: () => onBegin({ kind: 'edit', allergy }),
            onEnd: () => onBegin({ kind: 'end', allergy }),
          })}
        />
      ))}
    </Stack>
  );
}
