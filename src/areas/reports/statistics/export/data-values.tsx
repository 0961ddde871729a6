import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { csvRecord } from '#ui/files/csv.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { exportReport } from '../../report/report.calls.ts';
import type { Report } from '../../report/report.contract.ts';
import { StatisticCodesForm } from '../settings/form/statistic-codes-form.tsx';
import type { StatisticCodesRecord } from '../settings/statistic-codes.contract.ts';
import { useStatisticCodes } from '../settings/statistic-codes.hooks.ts';
import { type DataValue, dataValueSet, dataValuesOf } from '../statistics.rules.ts';
import { t } from '../statistics.texts.ts';

interface DataValuesProps {
  report: Report;
  /** Whether the report is of one whole month that is over. */
  isMonth: boolean;
  /** Shows the month before this one. */
  onShowLastMonth: () => void;
}

/** Saves the figures of one month in the shape of DHIS2, under the codes that the hospital has set. */
export function DataValues({ report, isMonth, onShowLastMonth }: DataValuesProps) {
  const may = useMay();
  const { data: codes, isError, refetch, isFetching } = useStatisticCodes();
  const [isSetting, setSetting] = useState(false);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="data-values">
      <Title order={2} size="h4" mb="sm" id="data-values">
        {t('dataValues')}
      </Title>
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {codes && (
        <Stack gap="sm" align="flex-start">
          {codes.orgUnit === '' && <Text size="sm">{t('noOrgUnit')}</Text>}
          {isMonth ? (
            codes.orgUnit !== '' && may('reports.export') && <SaveValues report={report} codes={codes} />
          ) : (
            <Group>
              <Text size="sm">{t('chooseMonth')}</Text>
              <Button variant="default" onClick={onShowLastMonth}>
                {t('lastMonth')}
              </Button>
            </Group>
          )}
          {may('admin.settings') && (
            <Button variant="default" onClick={() => setSetting(true)}>
              {t('setCodes')}
            </Button>
          )}
          {isSetting && (
            <StatisticCodesForm key={codes.version} stored={codes} onClose={() => setSetting(false)} />
          )}
        </Stack>
      )}
    </Paper>
  );
}

type Format = 'json' | 'csv';

/** The values are read again for the file, so that the audit trail says who took them. */
function SaveValues({ report, codes }: { report: Report; codes: StatisticCodesRecord }) {
  const { from, to } = report;
  const period = from.slice(0, 7).replace('-', '');
  const saving = useConfirmedWrite<{ id: Format }, readonly DataValue[]>({
    async call() {
      const { figures } = await exportReport({ report: 'statistics', from, to });
      return dataValuesOf(from, figures, codes);
    },
    done: () => t('saved'),
    failed: () => t('failedToSave'),
    onDone: (values, { id: format }) => saveFile(format, `dhis2-${codes.orgUnit}-${period}`, values),
  });
  return (
    <>
      <Text size="sm">{t('explained', { orgUnit: codes.orgUnit, period })}</Text>
      <Group>
        {(['json', 'csv'] as const).map((id) => (
          <Button
            key={id}
            variant="default"
            loading={saving.busyId === id}
            onClick={() => void saving.start({ id })}
          >
            {t(id)}
          </Button>
        ))}
      </Group>
    </>
  );
}

function saveFile(format: Format, name: string, values: readonly DataValue[]): void {
  if (format === 'json') {
    downloadFile(`${name}.json`, 'application/json', [dataValueSet(values)]);
    return;
  }
  const head = ['dataelement', 'period', 'orgunit', 'value'];
  const rows = values.map(({ dataElement, period, orgUnit, value }) => [dataElement, period, orgUnit, value]);
  downloadFile(`${name}.csv`, 'text/csv', [[head, ...rows].map(csvRecord).join('')]);
}
