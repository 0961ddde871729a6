import { Button, Group, Paper, Title } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { theatreStockRefusals } from '../../consumables/consumable.words.ts';
import { markImplant } from '../implant.calls.ts';
import type { SurgicalImplant } from '../implant.contract.ts';
import { useImplantPage, useRefreshImplants } from '../implant.hooks.ts';
import { t } from '../implants.texts.ts';
import { implantColumns } from './implant-columns.tsx';

const ImplantForm = lazyPart(() => import('../form/implant-form.tsx'), 'ImplantForm');

/** More implants than one operation has. */
const maxOfCase = 100;

/** What was put in during one operation, and a new one. */
export function CaseImplants({ surgicalCase }: { surgicalCase: Pick<SurgicalCase, 'id' | 'patient'> }) {
  const { id: caseId } = surgicalCase;
  const format = useFormat();
  const refresh = useRefreshImplants(caseId);
  const query = useImplantPage({ caseId, limit: maxOfCase });
  const [isRecording, setRecording] = useState(false);
  const [marked, setMarked] = useState<SurgicalImplant>();
  const columns = useMemo(
    () => implantColumns(format).filter(({ id }) => id !== 'patient' && id !== 'case'),
    [format],
  );
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="case-implants">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="case-implants">
          {t('title')}
        </Title>
        <Button size="xs" variant="default" onClick={() => setRecording(true)}>
          {t('record')}
        </Button>
      </Group>
      <DataList
        query={query}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ id, name }) => name ?? id}
        rowActions={(row) =>
          row.status === 'implanted'
            ? [{ label: t('mark'), icon: 'trash', isDestructive: true, onClick: () => setMarked(row) }]
            : []
        }
        empty={<EmptyState title={t('noneOfCase')} icon="archive" />}
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {isRecording && <ImplantForm surgicalCase={surgicalCase} onClose={() => setRecording(false)} />}
      </Suspense>
      {marked && (
        <ReasonForm
          title={t('markTitle')}
          text={t('markText')}
          label={t('reason')}
          submitLabel={t('mark')}
          draftKey={`implant-error.${marked.id}`}
          send={(reason, submission) =>
            markImplant({ implantId: marked.id, version: marked.version, reason }, submission)
          }
          failed={t('failedToMark')}
          refusals={{
            ...theatreStockRefusals(format),
            STALE: () => t('stale'),
            WRONG_STATE: () => t('stale'),
          }}
          done={() => {
            refresh();
            return t('wasMarked');
          }}
          onRefused={refresh}
          onClose={() => setMarked(undefined)}
        />
      )}
    </Paper>
  );
}
