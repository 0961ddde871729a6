import { Alert } from '@mantine/core';
import { useState } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { usePerson } from '#client/session.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { RecordedCards } from '#screens/print/recorded-cards.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { type CardPaper, isBand } from '#ui/print/print-cards.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { recordWristbandPrint } from '../wristband.calls.ts';
import type { Wristband } from '../wristband.contract.ts';
import { useWristband } from '../wristband.hooks.ts';
import { labelCopies, type wristbandDocuments } from '../wristband.rules.ts';
import { t } from '../wristbands.texts.ts';
import { wristbandCard } from './wristband.document.ts';

export interface WristbandPrintProps {
  admissionId: string;
  /** Which of the two is shown first. */
  first: (typeof wristbandDocuments)[number];
  onClose: () => void;
}

const papers: readonly CardPaper[] = ['wristband', 'small-wristband', 'label-sheet', 'label-roll'];

/** From this age on the band of an adult is offered first. */
const adultBandMonths = 12 * 12;

/** Shows the wristband and the labels of an admission for printing; each print and download is recorded. */
export function WristbandPrint({ admissionId, first, onClose }: WristbandPrintProps) {
  const { data, error, isFetching, refetch } = useWristband(admissionId);
  if (data) return <OpenedWristband wristband={data} first={first} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('wristband')} closeButtonProps={{ 'aria-label': t('close') }}>
      {error ? (
        <ErrorPanel
          title={t('failedToLoad')}
          message={refusalWords(error, { WRONG_STATE: () => t('notActive') })}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingSkeleton lines={4} />
      )}
    </Modal>
  );
}

interface OpenedWristbandProps extends Omit<WristbandPrintProps, 'admissionId'> {
  wristband: Wristband;
}

function OpenedWristband({ wristband, first, onClose }: OpenedWristbandProps) {
  const { tenant } = usePerson();
  const format = useFormat();
  const [copies, setCopies] = useState<number | string>(labelCopies.usual);
  const { admissionId, admissionNumber, patient } = wristband;
  const title = t('title', { patient: fullName(patient) });
  const card = wristbandCard(wristband, tenant.name, format);
  if (!card) return <ClosedWristband title={title} onClose={onClose} />;
  const copiesOn = (paper: CardPaper) => (isBand(paper) ? 1 : countOf(copies));
  return (
    <RecordedCards
      title={title}
      fileName={`${admissionNumber}-wristband`}
      papers={papers}
      initialPaper={first === 'labels' ? 'label-sheet' : bandOf(patient)}
      cardsOn={(paper) => {
        const count = copiesOn(paper);
        return count === undefined ? undefined : { title, card, copies: count };
      }}
      renderChoices={(paper) =>
        !isBand(paper) && (
          <WholeNumberField
            label={t('copies')}
            w={150}
            value={copies}
            onChange={setCopies}
            error={countOf(copies) === undefined && t('copiesBetween', labelCopies)}
          />
        )
      }
      record={(output, paper, submission) => {
        const document = isBand(paper) ? 'wristband' : 'labels';
        return recordWristbandPrint({ admissionId, document, copies: copiesOn(paper)!, output }, submission);
      }}
      onClose={onClose}
    />
  );
}

function bandOf({ ageMonths }: Wristband['patient']): CardPaper {
  return ageMonths !== null && ageMonths < adultBandMonths ? 'small-wristband' : 'wristband';
}

/** How many labels were typed; undefined for anything that is not printed. */
function countOf(typed: number | string): number | undefined {
  const isCount = typeof typed === 'number' && typed >= labelCopies.least && typed <= labelCopies.most;
  return isCount ? typed : undefined;
}

/** A band without birth date and allergies would be taken for a whole one, so none is shown. */
function ClosedWristband({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Alert role="note" color="orange" title={t('closedTitle')} icon={<Icon name="lock" />}>
        {t('closedText')}
      </Alert>
    </Modal>
  );
}
