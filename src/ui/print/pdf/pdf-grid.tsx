import { View } from '@react-pdf/renderer';
import type { PrintGrid, PrintGridRow } from '../print-document.ts';
import type { PdfLook } from './pdf-look.ts';
import { Words } from './pdf-words.tsx';

/** Points of paper that the columns before the cells take. */
const groupWidth = 62;
const labelWidth = 54;
const pointsWidth = 14;
/** A roll has room for this many columns beside the labels. */
const columnsOfRoll = 3;

/** Shades of rows away from normal; the number beside the label says the same without colour. */
const shades = ['#ffffff', '#fef9c3', '#fed7aa', '#fecaca'] as const;

/** Rows of many narrow cells, each row in the shade of its points. */
export function PdfGrid({ grid, look }: { grid: PrintGrid; look: PdfLook }) {
  const isRoll = look.paper === 'thermal';
  const from = isRoll ? Math.max(0, grid.heads.length - columnsOfRoll) : 0;
  const heads = grid.heads.slice(from);
  // Without points their column is room for the labels.
  const hasPoints = isRoll || grid.rows.some(({ points }) => points !== null);
  const labels = hasPoints ? labelWidth : labelWidth + pointsWidth;
  return (
    <View style={{ borderTopWidth: 0.75, borderLeftWidth: 0.5, borderColor: look.rule }}>
      <View
        fixed
        wrap={false}
        minPresenceAhead={20}
        style={{ flexDirection: 'row', borderBottomWidth: 0.75, borderColor: look.accent }}
      >
        <Fixed width={isRoll ? labelWidth : groupWidth + labels} text="" look={look} />
        {hasPoints && <Fixed width={pointsWidth} text="" look={look} />}
        {heads.map((lines, place) => (
          <View
            key={`${place}-${lines.join(' ')}`}
            style={{ flex: 1, borderRightWidth: 0.5, borderColor: look.rule }}
          >
            {lines.map((line) => (
              <Words key={line} size="tiny" align="center">
                {line}
              </Words>
            ))}
          </View>
        ))}
      </View>
      {grid.rows.map((row, place) => (
        <GridRow
          key={`${place}-${row.group}-${row.label}`}
          row={{ ...row, cells: row.cells.slice(from) }}
          labels={labels}
          hasPoints={hasPoints}
          look={look}
        />
      ))}
    </View>
  );
}

interface GridRowProps {
  row: PrintGridRow;
  /** How wide the labels are, in points of paper. */
  labels: number;
  hasPoints: boolean;
  look: PdfLook;
}

function GridRow({ row, labels, hasPoints, look }: GridRowProps) {
  const isRoll = look.paper === 'thermal';
  const { points } = row;
  const shade = isRoll ? '#ffffff' : (shades[points ?? 0] ?? '#ffffff');
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        borderBottomWidth: 0.5,
        borderColor: look.rule,
        ...(row.group !== '' && { borderTopWidth: 0.75, borderTopColor: look.accent }),
      }}
    >
      {!isRoll && <Fixed width={groupWidth} text={row.group} look={look} isStrong />}
      <Fixed
        width={labels}
        text={isRoll && row.label === '' ? row.group : row.label}
        look={look}
        shade={shade}
      />
      {hasPoints && (
        <Fixed width={pointsWidth} text={points ? String(points) : ''} look={look} shade={shade} isStrong />
      )}
      {row.cells.map((cell, place) => {
        const isMarked = cell !== '' && points !== null && points > 0;
        return (
          <View
            key={`${place}-${cell}`}
            style={{
              flex: 1,
              backgroundColor: shade,
              borderRightWidth: 0.5,
              borderColor: look.rule,
              ...(isMarked && { borderWidth: points * 0.5, borderColor: '#000000' }),
            }}
          >
            <Words size="tiny" align="center" weight={isMarked || points === null ? 600 : 400}>
              {cell}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

interface FixedProps {
  width: number;
  text: string;
  look: PdfLook;
  shade?: string;
  isStrong?: boolean;
}

function Fixed({ width, text, look, shade = '#ffffff', isStrong = false }: FixedProps) {
  return (
    <View
      style={{
        width,
        paddingHorizontal: 2,
        backgroundColor: shade,
        borderRightWidth: 0.5,
        borderColor: look.rule,
      }}
    >
      <Words size="tiny" weight={isStrong ? 600 : 400}>
        {text}
      </Words>
    </View>
  );
}
