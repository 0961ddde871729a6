import { View } from '@react-pdf/renderer';
import { millimetres } from '../print-sizes.ts';
import { Words } from './pdf-words.tsx';
import { encodeQr } from './qr.ts';

const moduleSize = millimetres(0.6);

/** A QR code with its quiet zone, and what it is for beside it. */
export function PdfQr({ value, caption }: { value: string; caption: string }) {
  const { size, rows } = encodeQr(value);
  const side = (size + 2 * quietModules) * moduleSize;
  return (
    <View wrap={false} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <View style={{ width: side, height: side }}>
        {rows.flatMap((runs, row) =>
          runs.map(({ left, width }) => (
            <View
              key={`${row} ${left}`}
              style={{
                position: 'absolute',
                backgroundColor: '#000000',
                left: (left + quietModules) * moduleSize,
                top: (row + quietModules) * moduleSize,
                width: width * moduleSize,
                height: moduleSize,
              }}
            />
          )),
        )}
      </View>
      <View style={{ flex: 1 }}>
        <Words size="small">{caption}</Words>
      </View>
    </View>
  );
}

/** Modules of white that a QR code needs on each side (ISO/IEC 18004). */
const quietModules = 4;
