import { Fieldset, Group, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './folded-part.module.css';
import { errorsOf, type LookedAtForm, valueOf } from './looked-at-form.ts';
import { t } from '../form.texts.ts';

export interface FoldedPartProps {
  /** What the part is about; the name of its group. */
  title: string;
  form: LookedAtForm;
  /** The fields of the part by their names in the form. What a field begins with must be nothing: '', false, null or []. */
  fields: readonly string[];
  children: ReactNode;
  /** Columns on a wide screen; 2 where nothing is said. */
  columns?: 1 | 2 | 3;
}

/**
 * Fields of a long form that are seldom filled, folded under their heading. The heading says how many are filled. The
 * part opens by itself when one of its fields gets a value, such as that of a stored record, or an error.
 */
export function FoldedPart({ title, form, fields, children, columns = 2 }: FoldedPartProps) {
  const contentId = useId();
  const filled = fields.filter((name) => isFilled(valueOf(form, name))).length;
  const hasError = fields.some((name) => errorsOf(form, name).length > 0);
  const [isOpen, setOpen] = useState(filled > 0);
  const [seen, setSeen] = useState(filled);
  if (seen !== filled) {
    setSeen(filled);
    if (seen === 0) setOpen(true);
  }
  // A field that is refused is always in view.
  const isShown = isOpen || hasError;
  return (
    <Fieldset
      p={isShown ? 'md' : 0}
      variant={isShown ? 'default' : 'unstyled'}
      legend={
        <UnstyledButton
          className={classes['heading'] ?? ''}
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={() => setOpen(!isShown)}
        >
          <Group gap={6} component="span" wrap="nowrap">
            <Icon name={isShown ? 'chevronDown' : 'chevronRight'} size={16} />
            <span>{title}</span>
            {filled > 0 && (
              <Text span size="sm" c="dimmed">
                {t('filled', { count: filled })}
              </Text>
            )}
          </Group>
        </UnstyledButton>
      }
    >
      <div id={contentId} hidden={!isShown}>
        <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="sm">
          {children}
        </SimpleGrid>
      </div>
    </Fieldset>
  );
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}
