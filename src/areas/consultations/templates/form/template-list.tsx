import { Button, Group, Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { t } from '../../consultations/form/editor.texts.ts';
import { deleteTemplate } from '../template.calls.ts';
import type { ConsultationTemplate } from '../template.contract.ts';
import { useRefreshTemplates, useTemplates } from '../template.hooks.ts';

export interface TemplateListProps {
  onApply: (fields: ConsultationTemplate['fields']) => void;
  /** Left out where nothing is typed that could be saved. */
  onSave?: () => void;
  onClose: () => void;
}

/** One's own templates, to apply and to delete. */
export function TemplateList({ onApply, onSave, onClose }: TemplateListProps) {
  const query = useTemplates();
  const refresh = useRefreshTemplates();
  const deleting = useConfirmedWrite<ConsultationTemplate, unknown>({
    ask: ({ name }) => ({
      title: t('deleteTemplateTitle', { name }),
      message: t('deleteTemplateQuestion'),
      confirmLabel: t('deleteTemplate', { name }),
      isDestructive: true,
    }),
    call: ({ id: templateId }, submission) => deleteTemplate({ templateId }, submission),
    done: ({ name }) => t('templateDeleted', { name }),
    failed: () => t('failedToDeleteTemplate'),
    onSettled: refresh,
  });
  const rows = query.data?.rows ?? [];
  return (
    <Modal opened onClose={onClose} title={t('templates')} size="md">
      <Stack gap="sm">
        <QueryStatus query={query} failed={t('templatesAway')} lines={3} />
        {query.data && rows.length === 0 && <Text c="dimmed">{t('noTemplates')}</Text>}
        {rows.map((template) => (
          <Group key={template.id} justify="space-between" wrap="nowrap" gap="xs">
            <Button
              variant="default"
              style={{ flex: 1, minWidth: 0 }}
              aria-label={t('apply', { name: template.name })}
              onClick={() => onApply(template.fields)}
            >
              {template.name}
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={t('deleteTemplate', { name: template.name })}
              loading={deleting.busyId === template.id}
              onClick={() => void deleting.start(template)}
            >
              {t('remove')}
            </Button>
          </Group>
        ))}
        {onSave && (
          <Button variant="light" onClick={onSave}>
            {t('saveTemplate')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
