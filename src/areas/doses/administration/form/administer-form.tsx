import { Text } from '@mantine/core';
import { useState } from 'react';
import { useWitness, WitnessFieldsOf } from '#areas/stock/witness-fields.public.ts';
import { isRetryable, Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { type DoseAsked, useDoseToGive, useDoseWitnesses, useRefreshDoses } from '../../mar/mar.hooks.ts';
import type { DoseRecord } from '../dose.contract.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import { giveRefusals } from '../administration.words.ts';
import {
  type AdministerFields,
  administerSchema,
  type AdministerValues,
  emptyAdminister,
  takesMore,
} from './administer-form.values.ts';
import { DecisionFields } from './decision-fields.tsx';
import { DoseSummary } from './dose-summary.tsx';
import { WrongPatient } from './wrong-patient.tsx';
import { GivenFields } from './given-fields.tsx';
import { sendDose, sendWitnessed } from './send-dose.ts';
import { draftKeyOfDose, unsentDose } from './unsent-dose.ts';

export interface AdministerFormProps {
  asked: DoseAsked;
  onClose: () => void;
}

/** Records what becomes of a dose, or gives one as needed. */
export function AdministerForm({ asked, onClose }: AdministerFormProps) {
  const { data, isError, isFetching, refetch } = useDoseToGive(asked);
  const [wrongCode, setWrongCode] = useState<string>();
  if (data && wrongCode !== undefined)
    return <WrongPatient code={wrongCode} known={data} onClose={onClose} />;
  if (data) return <OpenedForm asked={asked} known={data} onClose={onClose} onWrong={setWrongCode} />;
  return (
    <Modal opened onClose={onClose} title={t('titleOfNothing')}>
      {isError ? (
        <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingSkeleton lines={5} />
      )}
    </Modal>
  );
}

interface OpenedFormProps extends AdministerFormProps {
  known: DoseToGive;
  /** A wristband of somebody else was scanned; what was typed is forgotten. */
  onWrong: (code: string) => void;
}

function OpenedForm({ asked, known, onClose, onWrong }: OpenedFormProps) {
  const format = useFormat();
  const refresh = useRefreshDoses();
  const witness = useWitness();
  const colleagues = useDoseWitnesses();
  const { order, checks } = known.patient;
  const medicine = order?.medicationName ?? '';
  const stops = checks.filter(({ severity, isNew }) => severity === 'stop' && isNew);
  const draft = useDraftForm<AdministerValues, AdministerFields, DoseRecord | undefined>({
    schema: administerSchema,
    initialValues: emptyAdminister(stops),
    draftKey: draftKeyOfDose(asked),
    save(fields, submissionKey, corrects) {
      if (isWitnessed) return sendWitnessed(asked, fields, witness.fields, new Submission(submissionKey));
      const words = unsentDose({ asked, known, values: draft.form.values, dateTime: format.dateTime });
      return sendDose(asked, fields, { ...words, submissionKey, corrects });
    },
    describeFailure(error): string | null {
      refresh();
      witness.clear();
      const words = failureWords(t('failed'), error, giveRefusals(format));
      return isWitnessed && isRetryable(error)
        ? [words, t('witnessNotKept')].filter(Boolean).join(' ')
        : words;
    },
    onSaved(dose) {
      if (!dose) return onClose();
      const { status } = dose;
      refresh();
      const decided = status === 'given' || status === 'refused' || status === 'held' ? status : 'other';
      notifySuccess(t('wasRecorded', { medicine, status: t(`decided_${decided}`) }));
      return onClose();
    },
  });
  const { form } = draft;
  const isGiven = form.values.status === 'given';
  const isMore = takesMore(form.values, known);
  const isWitnessed = isGiven && (order?.isHighAlert === true || order?.isControlled === true || isMore);
  return (
    <FormModal title={t('title', { medicine })} draft={draft} onClose={onClose} submitLabel={t('administer')}>
      <DoseSummary known={known} />
      <DecisionFields
        form={form}
        known={known}
        isAsNeeded={asked.doseId === undefined}
        onWrong={(code) => {
          draft.discard();
          onWrong(code);
        }}
      />
      {isGiven && <GivenFields form={form} known={known} stops={stops} />}
      {isWitnessed && (
        <>
          <Text size="sm">
            {t(order?.isControlled ? 'controlled' : order?.isHighAlert ? 'highAlert' : 'takesMore')}
          </Text>
          <WitnessFieldsOf witness={witness} colleagues={colleagues} errors={form.errors} />
        </>
      )}
    </FormModal>
  );
}
