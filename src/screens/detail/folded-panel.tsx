import { Group, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { createStore, useStore } from '#client/store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import classes from './folded-panel.module.css';

/** Panels that a person has opened or folded, by name: the next record shows them the same way until the page is left. */
const chosen = createStore<Readonly<Record<string, boolean>>>({});

export interface FoldedPanelProps {
  /** Names the panel among all, such as 'round.vitals'. */
  name: string;
  title: string;
  /** What stands in the panel in one line, for who leaves it folded. */
  summary?: ReactNode;
  /** Whether it is open before anybody chose. */
  isUsuallyOpen?: boolean;
  /** Where all of it is, at the end of the heading. */
  link?: ReactNode;
  /** The query of what stands in it; what it waits for and why it failed is told in the panel. */
  query?: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  errorMessage?: string;
  children: ReactNode;
}

/** A part of a record's page that is folded under its heading; what was opened stays open on the next record. */
export function FoldedPanel(props: FoldedPanelProps) {
  const { name, title, summary, isUsuallyOpen = false, link, query, errorMessage = '', children } = props;
  const contentId = useId();
  const headingId = useId();
  const choices = useStore(chosen);
  const isOpen = choices[name] ?? isUsuallyOpen;
  return (
    <Paper component="section" withBorder px="sm" py={6} aria-labelledby={headingId}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <UnstyledButton
          className={classes['heading'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => chosen.set({ ...choices, [name]: !isOpen })}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
          <Title order={2} size="h6" id={headingId}>
            {title}
          </Title>
          <Text span size="sm" c="dimmed" className={classes['summary'] ?? ''}>
            {summary}
          </Text>
        </UnstyledButton>
        {link}
      </Group>
      <div id={contentId} hidden={!isOpen} className={classes['content']}>
        {query?.isPending && <LoadingSkeleton lines={3} />}
        {query?.isError && (
          <ErrorPanel message={errorMessage} onRetry={query.refetch} isRetrying={query.isFetching} />
        )}
        {isOpen && !query?.isPending && children}
      </div>
    </Paper>
  );
}
