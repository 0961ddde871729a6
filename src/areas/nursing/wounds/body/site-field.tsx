import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { BodyMap } from './body-map.tsx';
import { bodySiteNames, type BodySiteName, bodySites } from './body-sites.words.ts';
import { t } from './body-sites.texts.ts';

export interface SiteFieldProps {
  label: string;
  /** '' while nothing is chosen. */
  value?: string;
  onChange?: (site: string) => void;
  error?: ReactNode;
}

const grouped = (['front', 'back'] as const).map((view) => ({
  view,
  sites: bodySiteNames.filter((site) => bodySites[site].view === view),
}));

/** Where a wound is: chosen from a list, or by a press on the drawing; works with `form.getInputProps`. */
export function SiteField({ label, value = '', onChange, error, ...path }: SiteFieldProps) {
  const marks = new Map(value === '' ? [] : [[value as BodySiteName, 'chosen' as const]]);
  return (
    <div>
      <NativeSelect
        label={label}
        required
        size="md"
        {...path}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        data={[
          { value: '', label: '' },
          ...grouped.map(({ view, sites }) => ({
            group: t(`view_${view}`),
            items: sites.map((site) => ({ value: site, label: t(`site_${site}`) })),
          })),
        ]}
      />
      <BodyMap marks={marks} onChoose={(site) => onChange?.(site)} />
    </div>
  );
}
