import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { FluidKind } from '../fluid-kinds.words.ts';
import { useFluidRound } from '../fluid.hooks.ts';
import { t } from '../fluids.texts.ts';
import { FluidCard } from './fluid-card.tsx';
import type { FluidRoundPatient } from './fluid-round.contract.ts';

export interface FluidCardsProps {
  wardId: string | undefined;
  /** Opens the form with every amount. */
  onMore: (patient: FluidRoundPatient['patient']) => void;
}

/** The patients in the beds of a ward, one card each; what is recorded most is two presses away. */
export function FluidCards({ wardId, onMore }: FluidCardsProps) {
  const may = useMay();
  const query = useFluidRound(wardId);
  const [open, setOpen] = useState<{ admissionId: string; kind: FluidKind }>();
  const rows = query.data?.rows ?? [];
  return (
    <section aria-label={t('cards')}>
      <QueryStatus query={query} failed={t('failedToLoadRound')} lines={4} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('roundEmpty')}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xs">
        {rows.map((row, place) => {
          const { admissionId } = row;
          const next = rows[place + 1];
          const openKind = open?.admissionId === admissionId ? open.kind : undefined;
          return (
            <FluidCard
              key={admissionId}
              row={row}
              openKind={openKind}
              mayRecord={may('nursing.write')}
              onKind={(kind) => setOpen(kind === openKind ? undefined : { admissionId, kind })}
              onMore={() => onMore(row.patient)}
              onNext={next && openKind && (() => setOpen({ admissionId: next.admissionId, kind: openKind }))}
            />
          );
        })}
      </SimpleGrid>
    </section>
  );
}
