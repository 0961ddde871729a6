import { Button, Text } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { AlarmEntry } from '#screens/alarms/alarm-entry.tsx';
import { AlarmList } from '#screens/alarms/alarm-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useHoldsBack } from '#ui/state/settled-together.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { vitalsReaders } from '../../signs/vital-signs.contract.ts';
import type { Deterioration } from '../deterioration.contract.ts';
import { useDeteriorations } from '../deterioration.hooks.ts';
import { entryWords, nameOf } from '../deterioration.words.ts';
import { t } from '../deteriorations.texts.ts';

const AcknowledgeForm = lazyPart(() => import('../form/acknowledge-form.tsx'), 'AcknowledgeForm');

export interface DeteriorationsProps {
  /** Only of this patient. */
  patientId?: string;
  /** Only of this ward; of all where it is undefined. */
  wardId?: string | undefined;
  /** Only those that concern the reader. */
  scope?: 'own';
}

/** Scores that ask for a call; they stay until somebody puts their name to them. */
export function Deteriorations(props: DeteriorationsProps) {
  return useMay()(vitalsReaders) && <Waiting {...props} />;
}

function Waiting({ patientId, wardId, scope }: DeteriorationsProps) {
  const request = { ...(patientId && { patientId }), ...(wardId && { wardId }), ...(scope && { scope }) };
  const { data, isPending } = useDeteriorations(request);
  const rows = data?.rows ?? [];
  useHoldsBack(isPending);
  const [chosen, setChosen] = useState<Deterioration>();
  return (
    <>
      <AlarmList title={t('title', { count: rows.length })}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} isLinked={!patientId} onAcknowledge={() => setChosen(row)} />
        ))}
      </AlarmList>
      <Suspense fallback={null}>
        {chosen && <AcknowledgeForm row={chosen} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
  );
}

interface EntryProps {
  row: Deterioration;
  isLinked: boolean;
  onAcknowledge: () => void;
}

function Entry({ row, isLinked, onAcknowledge }: EntryProps) {
  const format = useFormat();
  const { patient, total, newer } = row;
  const name = nameOf(row);
  const place = [row.wardName, row.bedNumber].filter(Boolean).join(' ');
  const facts = [
    place,
    t('recorded', { time: format.dateTime(row.recordedAt) }),
    total !== null && (row.called === null ? t('noCall') : t('called', { called: orRestricted(row.called) })),
    !row.escalatedAt && t('passedOnAt', { time: format.time(row.passOnAt) }),
  ];
  return (
    <AlarmEntry
      title={entryWords(row)}
      isPassedOn={row.escalatedAt !== null}
      facts={facts.filter(Boolean).join(' · ')}
      actions={
        isLinked && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('viewOf', { patient: name })}
            renderRoot={(props) => <Link {...props} to={`/dashboard/patients/${patient.id}/vital-signs`} />}
          >
            {t('view')}
          </Button>
        )
      }
      acknowledgeLabel={t('acknowledgeOf', { patient: name })}
      onAcknowledge={row.mayAcknowledge ? onAcknowledge : undefined}
      otherwise={t('needsDoctor')}
    >
      {newer && (
        <Text size="sm" fw={600}>
          {t('newer', { total: newer.total, time: format.time(newer.recordedAt) })}
        </Text>
      )}
    </AlarmEntry>
  );
}
