import { Button } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './import-link.texts.ts';

export interface ImportLinkProps {
  to: `/dashboard/${string}`;
  /** What is imported, where a page leads to several imports. */
  label?: string;
}

/** The way from a list to the page that fills it from a file. */
export function ImportLink({ to, label }: ImportLinkProps) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon name="upload" size={18} />}>
      {label ?? t('import')}
    </Button>
  );
}
