import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { savedReportsPath } from '../../report/report.paths.ts';
import { t } from '../saved-reports.texts.ts';
import type { ReportToSave } from './saved-report-form.tsx';

const SavedReportForm = lazyPart(() => import('./saved-report-form.tsx'), 'SavedReportForm');

/** Saves the report that is shown, and leads to those that are saved. */
export function SaveReport({ subject }: { subject: ReportToSave }) {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link {...props} to={savedReportsPath} />}>
        {t('saved')}
      </Button>
      <Button variant="default" onClick={() => setSaving(true)}>
        {t('save')}
      </Button>
      {isSaving && (
        <Suspense fallback={null}>
          <SavedReportForm
            subject={subject}
            onClose={() => setSaving(false)}
            onReload={() => setSaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}
