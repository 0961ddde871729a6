import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { oneOf, textOf, type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useClientLogPage } from '../../audit/audit.hooks.ts';
import { clientLogColumns } from './client-log-columns.tsx';
import { t } from '../client-log.texts.ts';

const levels = ['error', 'warn', 'info', 'debug'] as const;
const pageSize = 25;

function readAddress(raw: RawSearch) {
  return { logLevel: oneOf(levels, raw['logLevel']), logAfter: textOf(raw['logAfter']) };
}

/** What went wrong in pages, newest first. */
export function ClientLog() {
  const format = useFormat();
  const [{ logLevel, logAfter }, change] = useSearchParameters(readAddress);
  const columns = useMemo(() => clientLogColumns(format), [format]);
  const query = useClientLogPage({
    ...(logLevel && { level: logLevel }),
    ...(logAfter !== undefined && { cursor: logAfter }),
    limit: pageSize,
  });
  return (
    <section aria-labelledby="client-log">
      <Title order={2} size="h4" mb={4} id="client-log">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('lead')}
      </Text>
      <FilterBar
        isFiltered={logLevel !== undefined}
        onClear={() => change({ logLevel: undefined, logAfter: undefined })}
      >
        <FilterSelect
          label={t('level')}
          all={t('allLevels')}
          options={levels.map((value) => ({ value, label: t(`level_${value}`) }))}
          value={logLevel ?? ''}
          onChange={(value) => change({ logLevel: oneOf(levels, value), logAfter: undefined })}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ message }) => message}
        paging={{
          cursor: logAfter,
          onCursor: (after) => change({ logAfter: after }, { replace: false }),
          pageSize,
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="check" title={t('none')} hint={t('noneHint')} />}
        errorMessage={t('failedToLoad')}
      />
    </section>
  );
}
