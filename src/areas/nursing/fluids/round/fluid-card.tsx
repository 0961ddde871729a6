import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { type FluidKind, quickKinds } from '../fluid-kinds.words.ts';
import { patientName } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import classes from './fluid-cards.module.css';
import { FluidFlags } from './fluid-flags.tsx';
import type { FluidRoundPatient } from './fluid-round.contract.ts';
import { QuickAmounts } from './quick-amounts.tsx';

export interface FluidCardProps {
  row: FluidRoundPatient;
  /** The kind whose amounts are open on this card. */
  openKind: FluidKind | undefined;
  mayRecord: boolean;
  onKind: (kind: FluidKind) => void;
  onMore: () => void;
  /** Undefined for the last patient. */
  onNext: (() => void) | undefined;
}

/** A patient with their balance: one press on a kind, one on an amount, and it is recorded. */
export function FluidCard({ row, openKind, mayRecord, onKind, onMore, onNext }: FluidCardProps) {
  const { patient, bed, isCharted, latestNotes } = row;
  const name = patientName(patient);
  return (
    <Paper component="article" withBorder p="xs" aria-label={name}>
      <Group justify="space-between" gap="xs" mb={6}>
        <div style={{ minWidth: 0 }}>
          <Anchor
            component={Link}
            to={`/dashboard/patients/${patient.id}/intake-output`}
            aria-label={t('chartOf', { patient: name })}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {t('place', { bed: bed.bedNumber, ward: bed.wardName })}
          </Text>
        </div>
        <Group gap={4}>
          <FluidFlags state={row} />
          {!isCharted && (
            <Text size="xs" c="dimmed">
              {t('notRecordedToday')}
            </Text>
          )}
        </Group>
      </Group>
      {latestNotes !== null && (
        <Text size="xs" c="dimmed" mb={6} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {latestNotes}
        </Text>
      )}
      {mayRecord && (
        <Group gap={6}>
          {quickKinds.map((kind) => (
            <Button
              key={kind}
              variant={kind === openKind ? 'filled' : 'default'}
              className={classes['key'] ?? ''}
              aria-expanded={kind === openKind}
              aria-label={t('recordKind', { kind: t(`kind_${kind}`), patient: name })}
              onClick={() => onKind(kind)}
            >
              {t(`kind_${kind}`)}
            </Button>
          ))}
          <Button
            variant="default"
            className={classes['key'] ?? ''}
            aria-label={t('moreOf', { patient: name })}
            onClick={onMore}
          >
            {t('more')}
          </Button>
        </Group>
      )}
      {mayRecord && openKind && (
        <QuickAmounts key={openKind} patient={patient} kind={openKind} onNext={onNext} />
      )}
    </Paper>
  );
}
