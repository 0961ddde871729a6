import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { isLong, textWidth } from './page-room.ts';
import type { PdfLook } from './pdf-look.ts';
import { Words } from './pdf-words.tsx';
import type { PrintColumn, PrintRow, PrintTable, PrintTotal } from '../print-document.ts';

interface RowProps {
  columns: readonly PrintColumn[];
  row: PrintRow;
  look: PdfLook;
  /** It takes what follows along, where there is room for both. */
  isFollowed?: boolean;
}

/** About as high as totals and a signature. */
const closingHeight = 90;

/** True for a row that may go over to the next page: one of its cells, or the line beneath it, is long. */
function isLongRow(columns: readonly PrintColumn[], row: PrintRow, look: PdfLook): boolean {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const isRoomy = (text: string, share: number) => !isLong(text, look, textWidth(look) * share - 8);
  return !(
    columns.every(({ share = 1 }, index) => isRoomy(row.cells[index] ?? '', share / shares)) &&
    isRoomy(row.note ?? '', 1)
  );
}

/** Rows under a heading that every page repeats, with their totals. */
export function PdfTable({
  table,
  look,
  closing,
}: {
  table: PrintTable;
  look: PdfLook;
  closing?: ReactNode;
}) {
  const { columns, rows, totals = [] } = table;
  // Totals, and what closes the document, take the last row with them to a new page.
  const isClosed = totals.length > 0 || closing !== undefined;
  const [last] = rows.slice(-1);
  const isLastLong = last !== undefined && isLongRow(columns, last, look);
  const together = isClosed && last && !isLastLong ? [last] : [];
  const before = rows.slice(0, rows.length - together.length);
  return (
    <View>
      <View
        fixed
        wrap={false}
        minPresenceAhead={30}
        style={{ paddingVertical: 3, backgroundColor: look.noteFill }}
      >
        <Cells
          columns={columns}
          row={{ cells: columns.map(({ label }) => label), isStrong: true }}
          look={look}
        />
        <View style={{ height: 0.75, marginTop: 3, backgroundColor: look.accent }} />
      </View>
      {before.map((row, index) => (
        <Row
          key={`${index}-${row.cells[0]}`}
          columns={columns}
          row={row}
          look={look}
          isFollowed={isClosed && row === last}
        />
      ))}
      {isClosed && (
        <View wrap={false}>
          {together.map((row, index) => (
            <Row key={`${index}-${row.cells[0]}`} columns={columns} row={row} look={look} />
          ))}
          {totals.length > 0 && <Totals totals={totals} look={look} />}
          {closing && <View style={{ marginTop: look.sectionGap }}>{closing}</View>}
        </View>
      )}
    </View>
  );
}

function Row({ columns, row, look, isFollowed = false }: RowProps) {
  return (
    <View
      wrap={isLongRow(columns, row, look)}
      {...(isFollowed && { minPresenceAhead: closingHeight })}
      style={{ paddingTop: 3, gap: 1 }}
    >
      <Cells columns={columns} row={row} look={look} />
      {row.note && (
        <View style={{ paddingHorizontal: 4 }}>
          <Words size="small" color={look.quiet}>
            {row.note}
          </Words>
        </View>
      )}
      <View style={{ height: 0.5, marginTop: 2, backgroundColor: look.rule }} />
    </View>
  );
}

function Cells({ columns, row, look }: RowProps) {
  const cells = columns.map((column, index) => ({ column, text: row.cells[index] ?? '' }));
  const [first, ...others] = cells;
  const weight = row.isStrong ? 600 : 400;
  if (look.paper !== 'thermal' || cells.length < 3 || !first) {
    return (
      <Line>
        {cells.map(({ column, text }) => (
          <Cell key={column.label} column={column} text={text} weight={weight} />
        ))}
      </Line>
    );
  }
  return (
    <View>
      <Line>
        <Cell column={first.column} text={first.text} weight={weight} />
      </Line>
      <Line>
        {others.map(({ column, text }) => (
          <Cell key={column.label} column={column} text={text} weight={weight} />
        ))}
      </Line>
    </View>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <View style={{ flexDirection: 'row' }}>{children}</View>;
}

function Cell({ column, text, weight }: { column: PrintColumn; text: string; weight: 400 | 600 }) {
  return (
    <View style={{ flexGrow: column.share ?? 1, flexShrink: 1, flexBasis: 0, paddingHorizontal: 4 }}>
      <Words weight={weight} align={column.align ?? 'left'}>
        {text}
      </Words>
    </View>
  );
}

function Totals({ totals, look }: { totals: readonly PrintTotal[]; look: PdfLook }) {
  const isRoll = look.paper === 'thermal';
  return (
    <View style={{ paddingTop: 4, gap: 2, alignSelf: 'flex-end', width: isRoll ? '100%' : '50%' }}>
      {totals.map((total) => (
        <View key={total.label}>
          {total.isStrong && <View style={{ height: 0.75, marginBottom: 2, backgroundColor: look.accent }} />}
          <Line>
            <Cell column={{ label: total.label }} text={total.label} weight={total.isStrong ? 600 : 400} />
            <Cell
              column={{ label: total.label, align: 'right' }}
              text={total.value}
              weight={total.isStrong ? 600 : 400}
            />
          </Line>
        </View>
      ))}
    </View>
  );
}
