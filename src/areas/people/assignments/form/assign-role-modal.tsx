import { Alert, Button, Group, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { assignRole } from '../../roles/role.calls.ts';
import { useRefreshRoles, useRoles } from '../../roles/role.hooks.ts';
import { roleRefusals } from '../../roles/role.words.ts';
import { t } from '../../roles/roles.texts.ts';
import { useGrantableRoles } from '../use-grantable-roles.ts';

export interface AssignRoleModalProps {
  person: { id: string; firstName: string; lastName: string; roles: readonly { id: string }[] };
  onClose: () => void;
}

/** So many do not fit a screen: they can be searched. */
const manyRoles = 12;

/** Gives a person one of the roles they do not hold yet. */
export function AssignRoleModal({ person, onClose }: AssignRoleModalProps) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const refresh = useRefreshRoles();
  const { data, isError, isFetching, refetch } = useRoles();
  const grantable = useGrantableRoles(data?.rows ?? []);
  const offered = grantable.filter(({ id }) => !person.roles.some((held) => held.id === id));
  const [roleId, setRoleId] = useState('');
  const [sought, setSought] = useState('');
  const soughtName = sought.trim().toLowerCase();
  const found = offered.filter((role) => role.name.toLowerCase().includes(soughtName));
  const [submission] = useState(() => new Submission());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);

  async function assign() {
    const role = found.find(({ id }) => id === roleId);
    setMissing(!role);
    if (!role || isSaving) return;
    setSaving(true);
    setFailure(null);
    const refusal = await assignRole({ userId: person.id, roleId }, submission).then(
      () => undefined,
      (error: unknown) => ({ words: failureWords(t('failedToAssign'), error, roleRefusals) }),
    );
    setSaving(false);
    refresh();
    if (refusal) return setFailure(refusal.words);
    notifySuccess(t('wasAssigned', { name, role: role.name }));
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title={t('assignTo', { name })} size="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void assign();
        }}
      >
        <Stack gap="md">
          {isError && (
            <ErrorPanel message={t('failedToLoadRoles')} onRetry={refetch} isRetrying={isFetching} />
          )}
          {!data && !isError && <Skeleton height={160} />}
          {data && offered.length === 0 && <Text size="sm">{t('holdsAll', { name })}</Text>}
          {offered.length > manyRoles && (
            <TextInput
              label={t('findRole')}
              type="search"
              value={sought}
              onChange={({ currentTarget }) => setSought(currentTarget.value)}
            />
          )}
          {offered.length > 0 && (
            <Radio.Group
              label={t('role')}
              withAsterisk
              value={roleId}
              onChange={setRoleId}
              error={isMissing && roleId === '' ? t('chooseRole') : undefined}
            >
              <Stack gap="sm" mt="xs">
                {found.map((role) => (
                  <Radio
                    key={role.id}
                    value={role.id}
                    label={role.name}
                    description={role.description}
                    style={{ overflowWrap: 'anywhere' }}
                  />
                ))}
                {found.length === 0 && <Text size="sm">{t('noRoleFound')}</Text>}
              </Stack>
            </Radio.Group>
          )}
          {offered.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('assignEndsLink', { name })}
            </Text>
          )}
          {failure !== null && (
            <Alert role="alert" color="red" icon={<Icon name="alert" />}>
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            {offered.length > 0 && (
              <Button type="submit" loading={isSaving}>
                {t('assign')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
