import { Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { addressOf, findSettings, tabName, type SettingsEntry } from './settings-index.ts';
import { t } from './settings-index.texts.ts';

/** Lists every section of the settings by tab, and leads to the chosen one. */
export function SettingsFinder() {
  const person = usePerson();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const all = findSettings(person);
  const found = new Set(findSettings(person, text).map(({ section }) => section));
  const chosen = (section: string | null) => all.find((entry) => entry.section === section);

  function open(entry: SettingsEntry | undefined) {
    if (entry) void navigate({ href: addressOf(entry) });
  }

  return (
    <Select
      w={260}
      searchable
      value={null}
      aria-label={t('find')}
      placeholder={t('find')}
      leftSection={<Icon name="search" size={16} />}
      nothingFoundMessage={t('nothing')}
      maxDropdownHeight={420}
      searchValue={text}
      onSearchChange={setText}
      data={byTab(all)}
      // The words beside the title are looked through as well, which the widget does not know.
      filter={({ options }) =>
        options.flatMap((option) =>
          'group' in option
            ? [{ ...option, items: option.items.filter(({ value }) => found.has(value)) }]
            : [],
        )
      }
      onChange={(section) => open(chosen(section))}
    />
  );
}

function byTab(entries: readonly SettingsEntry[]) {
  const tabs = [...new Set(entries.map(tabName))];
  return tabs.map((group) => ({
    group,
    items: entries
      .filter((entry) => tabName(entry) === group)
      .map((entry) => ({ value: entry.section, label: entry.title() })),
  }));
}
