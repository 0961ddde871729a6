import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { t } from '../roles.texts.ts';

/** The roles of the hospital on a screen of their own. */
export function RolesScreen() {
  const may = useMay();
  return (
    <>
      <PageHeader
        title={t('manageRoles')}
        description={t('lead')}
        back={may('admin.settings') && <BackToSettings />}
      />
      <RolesPanel />
    </>
  );
}

function BackToSettings() {
  return (
    <Anchor component={Link} to="/dashboard/settings" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('backToSettings')}
      </Group>
    </Anchor>
  );
}
