// No HTML element is a combobox with groups of rich options, so the roles are said by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { SearchHit } from '#client/registration/web-area.ts';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './search-dialog.module.css';
import { t } from '../shell.texts.ts';
import type { SearchGroup } from './use-search-groups.ts';

export interface SearchResultsProps {
  listId: string;
  groups: readonly SearchGroup[];
  /** Place of the hit that Enter opens, counted over all groups. */
  active: number;
  onHover: (place: number) => void;
  onOpen: (to: string) => void;
}

/** The hits under the search field, group by group; focus stays in the field. */
export function SearchResults({ listId, groups, active, onHover, onOpen }: SearchResultsProps) {
  const places = new Map(groups.flatMap((group) => group.hits).map((hit, place) => [hit, place]));
  return (
    <div id={listId} role="listbox" aria-label={t('search')} className={classes['results']}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label}>
          <p className={classes['heading']} aria-hidden="true">
            {group.label}
          </p>
          {group.hits.map((hit) => {
            const place = places.get(hit) ?? 0;
            return (
              <Hit
                key={hit.id}
                id={`${listId}-${place}`}
                hit={hit}
                icon={group.icon}
                isActive={place === active}
                onHover={() => onHover(place)}
                onOpen={() => onOpen(hit.to)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface HitProps {
  id: string;
  hit: SearchHit;
  icon: SearchGroup['icon'];
  isActive: boolean;
  onHover: () => void;
  onOpen: () => void;
}

function Hit({ id, hit, icon, isActive, onHover, onOpen }: HitProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keys are handled by the field that owns this list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes['hit']}
      onMouseMove={onHover}
      onClick={onOpen}
    >
      <Icon name={icon} />
      <span className={classes['words']}>
        <Text component="span" size="sm">
          {hit.label}
        </Text>
        {hit.description && (
          <Text component="span" size="xs" c="dimmed">
            {hit.description}
          </Text>
        )}
      </span>
    </div>
  );
}
