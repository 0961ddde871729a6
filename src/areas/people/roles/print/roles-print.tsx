import { useState } from 'react';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import type { PermissionEntry, Role } from '../role.contract.ts';
import { rolesDocument } from './roles-document.ts';
import { t } from '../roles.texts.ts';

interface RolesPrintProps {
  roles: readonly Role[];
  catalogue: readonly PermissionEntry[];
  onClose: () => void;
}

/** Shows roles and permissions for printing. */
export function RolesPrint({ roles, catalogue, onClose }: RolesPrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  const [now] = useState(() => new Date().toISOString());
  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('printTitle')}
      document={rolesDocument(header, roles, catalogue, format.date(now))}
      fileName="roles"
    />
  );
}
