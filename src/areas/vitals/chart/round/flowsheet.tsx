import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FoldedPanel } from '#screens/detail/folded-panel.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { VitalSigns } from '../../signs/vital-signs.contract.ts';
import { useVitalSignsPage } from '../../signs/vital-signs.hooks.ts';
import { News2Badge } from '../../signs/detail/news2-badge.tsx';
import { numberMeasures } from '../../signs/measures/measures.table.ts';
import { t as signs } from '../../signs/vital-signs.texts.ts';
import { t } from '../chart.texts.ts';
import { type FlowRow, flowRows, isMarked, shownSets } from './flowsheet.rules.ts';

/** More columns do not fit beside each other; a few sets more are asked for, as some may be entered in error. */
const shownColumns = 6;
const askedSets = 12;

export interface OfStay {
  patientId: string;
  admissionId: string;
}

/** The last vital signs of a stay: a row for each sign, a column for each set, the newest first. */
export function Flowsheet({ patientId, admissionId }: OfStay) {
  const format = useFormat();
  const query = useVitalSignsPage({ admissionId, limit: askedSets });
  const sets = shownSets(query.data?.rows ?? [], shownColumns);
  const last = sets[0];
  return (
    <FoldedPanel
      name="round.vitals"
      title={t('sectionTitle')}
      isUsuallyOpen
      summary={last && summaryOf(last, format)}
      link={
        <Anchor component={Link} to={`/dashboard/patients/${patientId}/vital-signs`} fz="sm">
          {t('wholeChart')}
        </Anchor>
      }
      query={query}
      errorMessage={t('failedToLoad')}
    >
      {query.data && sets.length === 0 && <Text size="sm">{t('sectionEmpty')}</Text>}
      {last?.isAbnormal === null && <Text size="sm">{signs('restricted')}</Text>}
      {last && last.isAbnormal !== null && <Sets sets={sets} format={format} />}
    </FoldedPanel>
  );
}

function summaryOf({ news2, recordedAt }: VitalSigns, { dateTime }: Format): string {
  const time = dateTime(recordedAt);
  const total = news2?.total ?? null;
  return total === null ? time : t('lastScore', { total, time });
}

function Sets({ sets, format }: { sets: readonly VitalSigns[]; format: Format }) {
  const rows = flowRows.filter((row) => sets.some((set) => valueOf(set, row) !== null));
  return (
    <Table.ScrollContainer minWidth={320} type="native">
      <Table aria-label={t('sectionTitle')} verticalSpacing={1} horizontalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('sign')}</Table.Th>
            {sets.map(({ id, recordedAt }) => (
              <Table.Th key={id} scope="col" ta="end">
                <Text span size="xs" fw={600} style={{ whiteSpace: 'nowrap' }}>
                  {format.time(recordedAt)}
                </Text>
                <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {format.date(recordedAt)}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row}>
              <Table.Th scope="row" fw={500} style={{ whiteSpace: 'nowrap' }}>
                {t(`flow_${row}`)}
              </Table.Th>
              {sets.map((set) => (
                <Table.Td key={set.id} ta="end">
                  <Value set={set} row={row} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Value({ set, row }: { set: VitalSigns; row: FlowRow }) {
  const { news2 } = set;
  if (row === 'news2' && news2 && news2.total !== null && news2.response !== null) {
    return <News2Badge total={news2.total} response={news2.response} isBare />;
  }
  const value = valueOf(set, row);
  if (value === null || !isMarked(set, row)) return value;
  return (
    <Text span inherit fw={700} c="var(--mantine-color-error)">
      {value} !
    </Text>
  );
}

function valueOf(set: VitalSigns, row: FlowRow): string | null {
  if (row === 'news2') return set.news2?.total === null || !set.news2 ? null : String(set.news2.total);
  if (row === 'bloodPressure') {
    const { bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
    if (high === null && low === null) return null;
    return `${high ?? signs('unknownValue')}/${low ?? signs('unknownValue')}`;
  }
  // One scale for everybody, whichever unit was typed.
  if (row === 'temperature') return set.temperatureCelsius?.toFixed(1) ?? null;
  if (row === 'consciousness') return set.consciousness && signs(`consciousness_${set.consciousness}`);
  if (row === 'oxygen') return oxygenOf(set);
  const value = set[row];
  return value === null ? null : String(value);
}

function oxygenOf({ oxygen, oxygenFlow }: VitalSigns): string | null {
  if (oxygen !== 'oxygen') return oxygen && t('row_air');
  return oxygenFlow === null ? signs('oxygen_oxygen') : `${oxygenFlow} ${numberMeasures.oxygenFlow.unit}`;
}
