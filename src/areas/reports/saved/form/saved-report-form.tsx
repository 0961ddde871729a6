import { Checkbox, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useMay } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { FilterId, ReportId } from '../../report/report.contract.ts';
import { t as words } from '../../report/report.texts.ts';
import { shownReports } from '../../report/shown-reports.ts';
import { saveReport, updateSavedReport } from '../saved-report.calls.ts';
import {
  type SavedReport,
  savedRanges,
  type SavedRange,
  savedReportFields,
} from '../saved-report.contract.ts';
import { useRefreshSaved } from '../saved-report.hooks.ts';
import { everyWords } from '../saved-report.rules.ts';
import { t } from '../saved-reports.texts.ts';

/** What is typed; report and filters are those of the report that is saved. */
const { name, range, isShared, every, time } = savedReportFields;
const schema = z.strictObject({
  ...{ name, range, isShared, every, time },
  // A choice of a select is text.
  day: z.string().transform(Number),
});

/** The report that is to be saved, as the address shows it. */
export interface ReportToSave {
  report: ReportId;
  range: SavedRange;
  filters: Partial<Record<FilterId, string>>;
}

interface SavedReportFormProps {
  /** A report that is saved anew, or a saved one that is changed. */
  subject: ReportToSave | SavedReport;
  onClose: () => void;
  onReload: (current: SavedReport) => void;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const daysOfMonth = Array.from({ length: 28 }, (_, index) => String(index + 1));

/** Saves a report under a name, and says when it is sent. */
export function SavedReportForm({ subject, onClose, onReload }: SavedReportFormProps) {
  const may = useMay();
  const refresh = useRefreshSaved();
  const stored = 'id' in subject ? subject : undefined;
  const shown = { report: subject.report, ...subject.filters };
  const { draft, failureActions } = useRecordForm({
    draftName: 'saved-report',
    stored,
    schema,
    initialValues: {
      name: stored?.name ?? '',
      range: subject.range,
      isShared: stored?.isShared ?? false,
      every: stored?.every ?? 'never',
      day: String(stored?.day ?? 1),
      time: stored?.time ?? '07:00',
    },
    create: (fields, submission) => saveReport({ ...fields, ...shown }, submission),
    update: (fields, { id: savedReportId, version }, submission) =>
      updateSavedReport({ ...fields, ...shown, savedReportId, version }, submission),
    failed: () => t('failedToSave'),
    refusals: { REPORT_NAME_TAKEN: () => t('nameTaken') },
    saved: (saved) => t('wasSaved', { name: saved.name }),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { every: chosen } = form.values;
  return (
    <FormModal
      title={stored ? t('editTitle', { name: stored.name }) : t('newTitle')}
      draft={draft}
      failureActions={failureActions}
      onClose={onClose}
      submitLabel={t('submit')}
    >
      <Text size="sm">
        {t('report')}: {shownReports[subject.report].say('title')}
      </Text>
      <TextInput {...field('name')} data-autofocus />
      <NativeSelect
        {...field('range')}
        data={savedRanges.map((value) => ({ value, label: words(`range_${value}`) }))}
      />
      <Checkbox {...field('isShared')} />
      {may('reports.export') && (
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <NativeSelect
            {...field('every')}
            data={everyWords.map((value) => ({ value, label: t(`every_${value}`) }))}
          />
          {chosen === 'week' && (
            <NativeSelect
              {...field('day', t('weekday'))}
              data={weekdays.map((value) => ({ value, label: t(`weekday_${value}`) }))}
            />
          )}
          {chosen === 'month' && <NativeSelect {...field('day', t('dayOfMonth'))} data={daysOfMonth} />}
          {chosen !== 'never' && (
            <TextInput
              label={t('time')}
              description={t('timeHint')}
              maxLength={5}
              {...form.getInputProps('time')}
            />
          )}
        </SimpleGrid>
      )}
    </FormModal>
  );
}
