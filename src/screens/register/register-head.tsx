import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ImportLink, type ImportLinkProps } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Translate } from '#ui/i18n/text-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { registerWords } from './register-words.ts';

/** How records come into a register; nothing for who may not add any. */
export interface Adding {
  /** Opens the form of a new record. */
  onAdd?: () => void;
  /** The page that fills the register from a file, where there is one. */
  importFrom?: ImportLinkProps['to'] | ImportLinkProps;
}

export interface RegisterHeadProps<T extends Record<'title' | 'add', string>> extends Adding {
  /** The register's texts; below the title stands its `lead`, where there is one. */
  words: Translate<T>;
  back?: ReactNode;
  /** Buttons before those that add. */
  children?: ReactNode;
}

/** Heads the list of a register: its title, and the buttons that add to it. */
export function RegisterHead<T extends Record<'title' | 'add', string>>(props: RegisterHeadProps<T>) {
  const { words, back, children, onAdd, importFrom } = props;
  const say = registerWords(words);
  return (
    <PageHeader
      title={say('title')}
      description={words.texts && 'lead' in words.texts && say('lead')}
      back={back}
      actions={
        (children || onAdd) && (
          <>
            {children}
            {importFrom && (
              <ImportLink {...(typeof importFrom === 'string' ? { to: importFrom } : importFrom)} />
            )}
            {onAdd && <AddButton label={say('add')} onClick={onAdd} />}
          </>
        )
      }
    />
  );
}

/** The button that opens the form of a new record. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={onClick}>
      {label}
    </Button>
  );
}
