import { Button, Group, Stack, Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { useRound } from '../../rounds/round.hooks.ts';
import { assignPatients } from '../shift.calls.ts';
import { useRefreshShifts, useShiftPage } from '../shift.hooks.ts';
import { fairShares, weightOf } from '../shift.rules.ts';
import { shiftRefusals } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';

interface Shares {
  assignments: { admissionId: string; shiftId: string }[];
}

/** Shares the patients of a ward among its active shifts by how ill they are; nothing is done until it is confirmed. */
export function ShareDialog({ wardId, onClose }: { wardId: string; onClose: () => void }) {
  const refresh = useRefreshShifts();
  const shifts = useShiftPage({ wardId, status: 'active', limit: 200 });
  const round = useRound({ wardId });
  const assign = useConfirmedWrite({
    call: ({ assignments }: Shares, submission) => assignPatients({ assignments }, submission),
    done: (_shares, { moved }) => t('wereTaken', { count: moved }),
    failed: () => t('failedToUpdate'),
    refusals: shiftRefusals,
    onDone: onClose,
    onSettled: refresh,
  });
  const active = shifts.data?.rows ?? [];
  const patients = round.data?.rows ?? [];
  const known = new Map(
    patients.map((row) => [row.admissionId, { ...row, news2: row.patient.total }] as const),
  );
  const shares = fairShares(
    patients.map(({ admissionId, patient }) => ({ admissionId, news2: patient.total })),
    active.map(({ id }) => id).toSorted(),
  );
  const assignments = [...shares].flatMap(([shiftId, ids]) =>
    ids.map((admissionId) => ({ admissionId, shiftId })),
  );
  const isFailed = shifts.isError || round.isError;
  return (
    <Modal opened onClose={onClose} title={t('shareTitle')} size="lg">
      <Stack gap="sm">
        <Text size="sm">{t('shareText')}</Text>
        {(shifts.isPending || round.isPending) && <LoadingSkeleton lines={4} />}
        {isFailed && (
          <ErrorPanel message={t('failedToLoadPatients')} onRetry={refresh} isRetrying={round.isFetching} />
        )}
        {shifts.data && active.length === 0 && <Text>{t('shareNobody')}</Text>}
        {active.map(({ id, nurseName }) => {
          const ids = shares.get(id) ?? [];
          const weight = ids.reduce(
            (sum, one) => sum + weightOf({ news2: known.get(one)?.news2 ?? null }),
            0,
          );
          return (
            <div key={id}>
              <Text fw={600} size="sm">
                {t('shareOf', { nurse: nurseName, count: ids.length, weight })}
              </Text>
              {ids.map((one) => {
                const row = known.get(one);
                return (
                  row && (
                    <Text key={one} size="sm">
                      {t('patientInBed', { bed: row.bed.bedNumber, patient: fullName(row.patient) })}
                    </Text>
                  )
                );
              })}
            </div>
          );
        })}
        <Group justify="flex-end">
          <Button
            disabled={assignments.length === 0}
            loading={assign.isBusy}
            onClick={() => void assign.start({ assignments })}
          >
            {t('assign')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
