import { Button, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { ImportLink, type ImportLinkProps } from '#screens/tables/import-link.tsx';

/** What is done first where a list is empty: a form that opens, or the page of one. */
export type FirstStep = { label: string } & (
  | { onClick: () => void; to?: never }
  | { to: string; onClick?: never }
);

export interface FirstStepsProps {
  /** Such as 'Add First Service'; false for who may not. */
  first?: FirstStep | false | undefined;
  /** The page that fills the list from a file, where there is one; false for who may not. */
  importFrom?: ImportLinkProps['to'] | ImportLinkProps | false | undefined;
}

/** The buttons of an empty list: its first step, and its import. */
export function FirstSteps({ first, importFrom }: FirstStepsProps) {
  if (!first && !importFrom) return null;
  return (
    <Group mt="sm" justify="center">
      {first && <FirstButton {...first} />}
      {importFrom && <ImportLink {...(typeof importFrom === 'string' ? { to: importFrom } : importFrom)} />}
    </Group>
  );
}

function FirstButton({ label, to, onClick }: FirstStep) {
  if (to === undefined) return <Button onClick={onClick}>{label}</Button>;
  return <Button renderRoot={(props) => <Link {...props} to={to} />}>{label}</Button>;
}
