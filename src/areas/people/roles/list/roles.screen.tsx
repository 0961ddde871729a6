import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
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
        back={may('admin.settings') && <BackLink to="/dashboard/settings" label={t('backToSettings')} />}
      />
      <RolesPanel />
    </>
  );
}
