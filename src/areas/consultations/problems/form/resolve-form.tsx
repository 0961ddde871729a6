import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useToday } from '#client/use-today.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { resolveProblem } from '../problem.calls.ts';
import type { Problem } from '../problem.contract.ts';
import { useRefreshProblems } from '../problem.hooks.ts';
import { issue } from '../problem.issues.ts';
import { t } from '../problems.texts.ts';

const formSchema = z.strictObject({ resolvedOn: z.iso.date(issue('resolvedMissing')) });

type Values = z.input<typeof formSchema> & Record<string, unknown>;

/** Says when a problem was resolved. */
export function ResolveForm({
  patientId,
  problem: { id: problemId, version, title },
  onClose,
}: {
  patientId: string;
  problem: Problem;
  onClose: () => void;
}) {
  const refresh = useRefreshProblems(patientId);
  const today = useToday();
  const draft = useDraftForm<Values, z.output<typeof formSchema>, unknown>({
    schema: formSchema,
    initialValues: { resolvedOn: today },
    draftKey: `problem-resolve.${problemId}`,
    save: (fields, key) => resolveProblem({ problemId, version, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToSave'), error, { WRONG_STATE: () => t('noLongerActive') });
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasSaved'));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('resolveTitle', { title })}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t('resolve')}
    >
      <DateField
        label={t('resolvedOn')}
        required
        max={today}
        data-autofocus
        {...draft.form.getInputProps('resolvedOn')}
      />
    </FormModal>
  );
}
