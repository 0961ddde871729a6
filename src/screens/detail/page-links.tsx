import { Button, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import classes from './page-links.module.css';

export interface PageLinksProps {
  /** Names the row for screen readers. */
  label: string;
  links: readonly { to: string; label: string }[];
}

/** The screens that belong to this one, as low buttons beside its title. */
export function PageLinks({ label, links }: PageLinksProps) {
  return (
    <Group component="nav" aria-label={label} gap={4} className={classes['links'] ?? ''}>
      {links.map((link) => (
        <Button
          key={link.to}
          variant="default"
          size="compact-sm"
          px={6}
          fz={13}
          renderRoot={(props) => <Link {...props} to={link.to} />}
        >
          {link.label}
        </Button>
      ))}
    </Group>
  );
}
