import { List, Skeleton, Text } from '@mantine/core';
import { Modal } from '#ui/layer/modal.tsx';
import { type ImportRun, maxKeptNamed } from '../runs/import.contract.ts';
import { useKept } from '../runs/import.hooks.ts';
import { t } from './list-import.texts.ts';

export interface KeptRecordsProps {
  run: Pick<ImportRun, 'id' | 'fileName' | 'kept'>;
  onClose: () => void;
}

/** The records that the undo of a run left, by name. */
export function KeptRecords({ run, onClose }: KeptRecordsProps) {
  const { data, isError } = useKept(run.id);
  return (
    <Modal opened onClose={onClose} title={t('keptTitle', { name: run.fileName })}>
      <Text size="sm" mb="sm">
        {t('keptHint')}
      </Text>
      {isError && (
        <Text size="sm" c="red" role="alert">
          {t('failedKept')}
        </Text>
      )}
      {!data && !isError && <Skeleton h={60} />}
      {data && (
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {data.rows.map(({ recordId, name }) => (
            <List.Item key={recordId}>{name ?? t('keptNameless')}</List.Item>
          ))}
        </List>
      )}
      {run.kept > maxKeptNamed && (
        <Text size="sm" mt="sm">
          {t('keptFirst', { count: maxKeptNamed })}
        </Text>
      )}
    </Modal>
  );
}
