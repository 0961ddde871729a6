import { ReasonForm } from '#screens/form/reason-form.tsx';
import { setLineState } from '../prescription.calls.ts';
import { useRefreshPrescriptions, useRememberPrescription } from '../prescription.hooks.ts';
import type { PrescriptionLine } from '../prescription-line.contract.ts';
import { prescriptionRefusals } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';

const stateOf = { hold: 'held', resume: 'active', stop: 'stopped' } as const;

export type LineStep = keyof typeof stateOf;

interface LineStateFormProps {
  line: PrescriptionLine;
  step: LineStep;
  prescriptionId: string;
  onClose: () => void;
}

/** Holds, resumes or stops a medicine, with the reason. */
export function LineStateForm({ line, step, prescriptionId, onClose }: LineStateFormProps) {
  const { id: lineId, version, name } = line;
  return (
    <ReasonForm
      title={t(`${step}_title`, { name })}
      text={t('stateText')}
      label={t('reason')}
      submitLabel={t(step)}
      draftKey={`prescription-line.${prescriptionId}.${lineId}.${step}`}
      send={(reason, submission) =>
        setLineState({ lineId, version, state: stateOf[step], reason }, submission)
      }
      failed={t('failedToChange', { name })}
      refusals={prescriptionRefusals}
      done={useDone(t('wasChanged', { name }))}
      onRefused={useRefreshPrescriptions()}
      onClose={onClose}
    />
  );
}

function useDone(words: string) {
  const remember = useRememberPrescription();
  return (changed: Parameters<typeof remember>[0]) => {
    remember(changed);
    return words;
  };
}
