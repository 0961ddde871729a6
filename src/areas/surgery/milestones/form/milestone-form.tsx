import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordMilestone } from '../milestone.calls.ts';
import { type Course, type Milestone, milestones } from '../milestone.contract.ts';
import { useRememberCourse } from '../milestone.hooks.ts';
import { courseRefusals } from '../milestone.words.ts';
import { t } from '../milestones.texts.ts';

export interface MilestoneFormProps {
  course: Course;
  kind: Milestone;
  /** The time that is corrected; undefined for the first one. */
  recorded: string | undefined;
  onClose: () => void;
}

const first = z.strictObject({ happenedAt: instantText(), correctionReason: optionalText(500) });
const correction = first.extend({ correctionReason: requiredText(500) });

/** Records a milestone at a time that has passed, or corrects one. */
export function MilestoneForm({ course, kind, recorded, onClose }: MilestoneFormProps) {
  const milestone = t(`kind_${kind}`);
  const [thisMinute] = useState(() => new Date().toISOString());
  const { draft } = useRecordForm<
    Course,
    { happenedAt: string; correctionReason: string },
    z.output<typeof first>
  >({
    draftName: `surgical-course.${course.caseId}.${kind}`,
    stored: course,
    schema: (recorded ? correction : first) as z.ZodType<
      z.output<typeof first>,
      { happenedAt: string; correctionReason: string }
    >,
    // A time is never empty: now, until another is typed.
    initialValues: { happenedAt: recorded ?? thisMinute, correctionReason: '' },
    update: (fields, { caseId, version }, submission) =>
      recordMilestone(
        // The clock of the server is the one that counts for now.
        {
          ...fields,
          happenedAt: fields.happenedAt === thisMinute ? undefined : fields.happenedAt,
          caseId,
          version,
          kind,
        },
        submission,
      ),
    failed: () => t('failedToRecord'),
    refusals: courseRefusals,
    saved: () => t('wasRecorded', { milestone }),
    remember: useRememberCourse(),
    onSaved: onClose,
    onReload: onClose,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('recordTitle', { milestone })}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t('save')}
      isReady={recorded === undefined}
    >
      <Neighbours course={course} kind={kind} />
      <DateTimeField {...field('happenedAt')} />
      {recorded && <Textarea {...field('correctionReason', t('reason'))} required autosize minRows={2} />}
    </FormModal>
  );
}

/** Between which times this one must lie, by what is recorded. */
function Neighbours({ course: { times }, kind }: Pick<MilestoneFormProps, 'course' | 'kind'>) {
  const { time } = useFormat();
  const place = milestones.indexOf(kind);
  const words = (one: Course['times'][number] | undefined) =>
    one && `${t(`kind_${one.kind}`)} ${time(one.happenedAt)}`;
  const before = words(times.findLast((one) => milestones.indexOf(one.kind) < place));
  const after = words(times.find((one) => milestones.indexOf(one.kind) > place));
  if (before === undefined && after === undefined) return null;
  return (
    <Text size="sm" c="dimmed">
      {before && after
        ? t('between', { before, after })
        : before
          ? t('after', { before })
          : t('before', { after: after! })}
    </Text>
  );
}
