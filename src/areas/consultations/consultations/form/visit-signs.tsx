import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { SetSummary } from '#areas/vitals/vitals-web.public.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Consultation } from '../consultation.contract.ts';
import { patientName } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';
import type { SignsOfVisit } from './use-visit-signs.ts';

const RecordModal = lazyPart(() => import('#areas/vitals/vitals-web.public.ts'), 'RecordModal');

/** What was measured at this visit, by whoever measured it, and recording another set. */
export function VisitSigns({ consultation, signs }: { consultation: Consultation; signs: SignsOfVisit }) {
  const [isRecording, setRecording] = useState(false);
  const { patient } = consultation;
  const { set, data } = signs;
  return (
    <>
      <QueryStatus query={signs} failed={t('failedToLoadVitals')} lines={2} />
      {set && <SetSummary set={set} />}
      {data && !set && <Text c="dimmed">{t('noVitals')}</Text>}
      <div>
        <Button type="button" variant="default" size="xs" onClick={() => setRecording(true)}>
          {t('recordVitals')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isRecording && (
          <RecordModal
            patientId={patient.id}
            patientName={patientName(patient)}
            onClose={() => setRecording(false)}
          />
        )}
      </Suspense>
    </>
  );
}
