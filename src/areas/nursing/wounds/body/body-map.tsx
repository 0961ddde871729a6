import { Group, Text } from '@mantine/core';
import classes from './body-map.module.css';
import { bodySiteNames, type BodySiteName, bodySites, type BodyView } from './body-sites.words.ts';
import { t } from './body-sites.texts.ts';

export type SiteMark = 'open' | 'healed' | 'chosen';

export interface BodyMapProps {
  marks: ReadonlyMap<BodySiteName, SiteMark>;
  /** What the drawing says, for who does not see it; left out beside a list that says the same. */
  label?: string;
  /** A press on a place; a list of the places beside the drawing does the same by keyboard. */
  onChoose?: (site: BodySiteName) => void;
}

/** An adult from the front and from the back, with the places of wounds. */
export function BodyMap({ marks, label, onChoose }: BodyMapProps) {
  return (
    <Group gap="md" justify="center" wrap="nowrap" {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <Figure view="front" marks={marks} onChoose={onChoose} />
      <Figure view="back" marks={marks} onChoose={onChoose} />
    </Group>
  );
}

interface FigureProps {
  view: BodyView;
  marks: BodyMapProps['marks'];
  onChoose: BodyMapProps['onChoose'];
}

function Figure({ view, marks, onChoose }: FigureProps) {
  function choose(target: EventTarget) {
    const site = target instanceof SVGElement ? target.dataset['site'] : undefined;
    if (site !== undefined) onChoose?.(site as BodySiteName);
  }
  return (
    <div style={{ flex: '1 1 0', maxWidth: 220 }} aria-hidden="true">
      <Text size="xs" c="dimmed" ta="center">
        {t(`view_${view}`)}
      </Text>
      {/* The list of places beside the drawing is its way by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <svg
        viewBox="5 0 90 210"
        className={onChoose && classes['choosable']}
        onClick={({ target }) => choose(target)}
      >
        <Silhouette />
        {bodySiteNames.map((site) => {
          const { view: of, shape } = bodySites[site];
          if (of !== view) return null;
          const [x, y, rx, ry, turn = 0] = shape;
          return (
            <ellipse
              key={site}
              data-site={site}
              data-marked={marks.get(site)}
              className={classes['site']}
              cx={x}
              cy={y}
              rx={rx}
              ry={ry}
              transform={`rotate(${turn} ${x} ${y})`}
            >
              <title>{t(`site_${site}`)}</title>
            </ellipse>
          );
        })}
      </svg>
    </div>
  );
}

/** The outline of an adult: a head, a trunk, and limbs as broad strokes. */
function Silhouette() {
  const limb = (points: string, width: number) => (
    <polyline className={classes['limb']} points={points} strokeWidth={width} />
  );
  return (
    <g aria-hidden="true">
      <ellipse className={classes['body']} cx={50} cy={17} rx={11} ry={14} />
      <path
        className={classes['body']}
        d="M45 30 L45 36 Q32 36 30 42 L34 66 L33 92 Q34 106 50 106 Q66 106 67 92 L66 66 L70 42 Q68 36 55 36 L55 30 Z"
      />
      {limb('30,43 24,70 16,102', 11)}
      {limb('70,43 76,70 84,102', 11)}
      {limb('41,104 41,144 41,194', 15)}
      {limb('59,104 59,144 59,194', 15)}
      {limb('41,196 38,202', 12)}
      {limb('59,196 62,202', 12)}
    </g>
  );
}
