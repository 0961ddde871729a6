import { ActionIcon, Box, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './page-viewer.module.css';
import type { AnyPaper } from '../print-job.ts';
import { t } from '../print.texts.ts';
import type { PreparedDocument } from './use-rendered-document.ts';

// As wide as the paper is on a screen of 96 dots an inch, A4 a little smaller and a single label twice as wide.
const screenWidth: Record<AnyPaper, number> = {
  a4: 680,
  a5: 559,
  thermal: 302,
  wristband: 1054,
  'small-wristband': 673,
  'label-sheet': 680,
  'label-roll': 378,
  'medicine-label': 378,
};

// A band is long and low: on a phone it would be too small to be read, so its desk scrolls.
const leastWidth: Partial<Record<AnyPaper, number>> = { wristband: 800, 'small-wristband': 560 };

/** A sheet of A4 on its side takes all the room there is. */
function widthOf(page: PreparedDocument['pages'][number] | undefined, paper: AnyPaper) {
  return page && paper === 'a4' && page.width > page.height ? '100%' : screenWidth[paper];
}

/** One page of a document on a desk of grey, and which page it is. */
export function PageViewer({ prepared, title }: { prepared: PreparedDocument; title: string }) {
  const { pages, paper, PagePicture } = prepared;
  const [wanted, setWanted] = useState(0);
  const current = Math.min(wanted, pages.length - 1);
  const page = pages[current];
  const count = t('page', { page: current + 1, pages: pages.length });
  return (
    <Box>
      {/* Reachable by key because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.desk} tabIndex={0} aria-label={title}>
        <Paper shadow="md" radius={0} mx="auto" maw={widthOf(page, paper)} miw={leastWidth[paper]}>
          {page && <PagePicture page={page} />}
        </Paper>
      </section>
      <Group justify="center" gap="sm" pt="sm">
        {pages.length > 1 && (
          <ActionIcon
            variant="default"
            aria-label={t('previousPage')}
            disabled={current === 0}
            onClick={() => setWanted(current - 1)}
          >
            <span aria-hidden>‹</span>
          </ActionIcon>
        )}
        <Text size="sm" c="dimmed" component="output">
          {count}
        </Text>
        {pages.length > 1 && (
          <ActionIcon
            variant="default"
            aria-label={t('nextPage')}
            disabled={current === pages.length - 1}
            onClick={() => setWanted(current + 1)}
          >
            <span aria-hidden>›</span>
          </ActionIcon>
        )}
      </Group>
    </Box>
  );
}
