// No HTML element is a combobox with groups of rich options, so the roles are said by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Loader, Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLayer } from '#ui/layer/top-layer.ts';
import type { EarlyTyping } from './early-keys.ts';
import classes from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { t } from '../shell.texts.ts';
import { searchWords } from './search-words.ts';
import { useSearchGroups } from './use-search-groups.ts';

const typingPauseMs = 180;

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

export interface SearchDialogProps {
  /** Keeps what is typed until the field is there. */
  early: EarlyTyping;
  onClose: () => void;
}

/** Finds patients, appointments and screens from the keyboard alone (a combobox as WAI-ARIA describes it). */
export function SearchDialog({ early, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const words = searchWords(usePerson());
  useLayer(true, onClose);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [settled] = useDebouncedValue(text.trim(), typingPauseMs);
  const { groups, isSearching, hasFailed } = useSearchGroups(settled);
  // Enter pressed before what is written now was answered; nothing that was found for older words is opened.
  const isWaiting = useRef(false);
  const isAnswered = settled === text.trim() && !isSearching;
  const hits = groups.flatMap((group) => group.hits);
  // Results that arrive late may be fewer than those before.
  const active = Math.min(chosen, hits.length - 1);

  const openFirst = useEffectEvent(() => {
    isWaiting.current = false;
    // An offer for who was not found, such as to register them, is looked at before it is taken.
    if (hits[0] && !hits[0].isOffer && !hasFailed) open(hits[0].to);
  });
  useEffect(() => {
    if (isAnswered && isWaiting.current) openFirst();
  }, [isAnswered]);

  function takeEarly() {
    const typed = early.take();
    if (typed.text === '') return;
    setText(typed.text);
    isWaiting.current = typed.isEntered;
  }

  function open(to: string) {
    onClose();
    void navigate({ href: to });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const hit = hits[active];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && !isAnswered) {
      event.preventDefault();
      isWaiting.current = true;
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      open(hit.to);
    }
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      size="lg"
      yOffset="5rem"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('search')}>
        <Modal.Body p={0}>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="lg"
            className={classes['field']}
            leftSection={<Icon name="search" />}
            rightSection={isSearching ? <Loader size="xs" aria-label={t('searching')} /> : null}
            placeholder={words.placeholder}
            aria-label={t('search')}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setChosen(0);
              isWaiting.current = false;
            }}
            onKeyDown={onKeyDown}
            onFocus={takeEarly}
          />
          <SearchResults listId={listId} groups={groups} active={active} onHover={setChosen} onOpen={open} />
          <output className={classes['note']}>
            {hits.length === 0 && !isSearching && (
              <Text size="sm" c="dimmed">
                {settled.length < 2 ? words.hint : t('searchNothing', { text: settled })}
              </Text>
            )}
            {hasFailed && (
              <Text size="sm" c="red">
                {t('searchFailed')}
              </Text>
            )}
          </output>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
