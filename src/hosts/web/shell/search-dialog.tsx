import { Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, createSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './shell.texts.ts';
import { useSearchGroups } from './use-search-groups.ts';

const typingPauseMs = 180;
const [searchStore, search] = createSpotlight();

/** Finds patients, appointments and screens from the keyboard alone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), typingPauseMs);
  const { groups, isSearching, hasFailed } = useSearchGroups(settled);

  useEffect(() => {
    search.open();
    return () => search.close();
  }, []);

  const isEmpty = groups.length === 0;
  return (
    <Spotlight.Root
      store={searchStore}
      query={text}
      onQueryChange={setText}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 0 }}
    >
      <Spotlight.Search
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        leftSection={<Icon name="search" />}
        rightSection={isSearching ? <Loader size="xs" aria-label={t('searching')} /> : null}
      />
      <Spotlight.ActionsList>
        {groups.map(({ id, label, icon, hits }) => (
          <Spotlight.ActionsGroup key={id} label={label}>
            {hits.map((hit) => (
              <Spotlight.Action
                key={hit.id}
                label={hit.label}
                {...(hit.description && { description: hit.description })}
                leftSection={<Icon name={icon} />}
                onClick={() => void navigate({ href: hit.to })}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {isEmpty && !isSearching && (
          <Spotlight.Empty>
            {settled.length < 2 ? t('searchHint') : t('searchNothing', { text: settled })}
          </Spotlight.Empty>
        )}
        {hasFailed && (
          <Text role="alert" c="red" size="sm" ta="center" py="xs">
            {t('searchFailed')}
          </Text>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
