import { news2, pointsIn } from '../../scores/news2.table.ts';
import type { VitalSigns } from '../../signs/vital-signs.contract.ts';
import { t } from '../chart.texts.ts';

/** One row of the chart: a band of one sign, or a plain line of numbers. */
export interface BandRow {
  group: string;
  label: string;
  /** The points of the band; null for a plain line. */
  points: number | null;
  /** What stands in the cell of a set; '' where the value lies in another band. */
  cellOf: (set: VitalSigns) => string;
}

type Bands = readonly { from: number; points: number }[];

/** The classic chart: every band of every sign a row, the highest values on top. */
export function bandRows(sets: readonly VitalSigns[]): BandRow[] {
  const hasScale2 = sets.some((set) => set.news2?.scale === 2);
  const hasScale1 = sets.some((set) => set.news2?.scale !== 2) || !hasScale2;
  return [
    ...banded(t('group_respiratoryRate'), news2.respiratoryRate, (set) => set.respiratoryRate),
    ...(hasScale1
      ? banded(t('group_oxygenSaturation'), news2.saturationScale1, (set) =>
          set.news2?.scale === 2 ? null : set.oxygenSaturation,
        )
      : []),
    ...(hasScale2 ? scale2Rows() : []),
    plain(t('group_oxygen'), t('row_air'), 0, (set) => (set.oxygen === 'air' ? t('yes') : '')),
    plain('', t('row_oxygen'), 2, (set) =>
      set.oxygen === 'oxygen' ? (set.oxygenFlow === null ? t('yes') : String(set.oxygenFlow)) : '',
    ),
    ...banded(t('group_bloodPressure'), news2.bloodPressureSystolic, (set) => set.bloodPressureSystolic),
    plain(t('group_diastolic'), '', null, ({ bloodPressureDiastolic: value }) => numberText(value)),
    ...banded(t('group_heartRate'), news2.heartRate, (set) => set.heartRate),
    plain(t('group_consciousness'), t('row_alert'), 0, (set) =>
      set.consciousness === 'alert' ? t('yes') : '',
    ),
    plain('', t('row_cvpu'), 3, ({ consciousness }) =>
      consciousness === null || consciousness === 'alert' ? '' : consciousness.charAt(0).toUpperCase(),
    ),
    ...banded(
      t('group_temperature'),
      news2.temperatureTenths,
      ({ temperatureCelsius }) => (temperatureCelsius === null ? null : Math.round(temperatureCelsius * 10)),
      (tenths) => (tenths / 10).toFixed(1),
    ),
    plain(t('group_total'), '', null, (set) => numberText(set.news2?.total ?? null)),
    plain(t('group_pain'), '', null, ({ painScore }) => numberText(painScore)),
  ];
}

function plain(group: string, label: string, points: number | null, cellOf: BandRow['cellOf']): BandRow {
  return { group, label, points, cellOf };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

function banded(
  group: string,
  bands: Bands,
  valueOf: (set: VitalSigns) => number | null,
  textOf: (value: number) => string = String,
): BandRow[] {
  return bands
    .map((band, place): BandRow => {
      const next = bands[place + 1];
      return {
        group: '',
        label: labelOf(band.from, next && next.from - 1, textOf),
        points: band.points,
        cellOf(set) {
          const value = valueOf(set);
          const isInside = value !== null && value >= band.from && (!next || value < next.from);
          return isInside ? textOf(value) : '';
        },
      };
    })
    .toReversed()
    .map((row, place) => (place === 0 ? { ...row, group } : row));
}

function labelOf(from: number, last: number | undefined, textOf: (value: number) => string): string {
  if (last === undefined) return t('bandFrom', { from: textOf(from) });
  return from === 0 ? t('bandUpTo', { last: textOf(last) }) : `${textOf(from)}–${textOf(last)}`;
}

/** By scale 2 a saturation above 92 counts on oxygen alone. */
function scale2Rows(): BandRow[] {
  const saturationOf = (set: VitalSigns) => (set.news2?.scale === 2 ? set.oxygenSaturation : null);
  const rows = banded(t('group_oxygenSaturation2'), news2.saturationScale2, (set) => {
    const value = saturationOf(set);
    return value !== null && value > 92 && set.oxygen !== 'oxygen' ? null : value;
  });
  const onAir = plain('', t('aboveOnAir'), pointsIn(news2.saturationScale2, 92), (set) => {
    const value = saturationOf(set);
    return value !== null && value > 92 && set.oxygen === 'air' ? String(value) : '';
  });
  const withOxygen = rows.map((row, place) =>
    place < 3 ? { ...row, label: t('onOxygen', { band: row.label }) } : row,
  );
  return [...withOxygen.slice(0, 3), onAir, ...withOxygen.slice(3)];
}
