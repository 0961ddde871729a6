import { View } from '@react-pdf/renderer';
import { millimetres } from '../../print-sizes.ts';
import { PdfQr } from './pdf-qr.tsx';
import { Words } from '../pdf-words.tsx';

/** A module that phones read off a sheet at arm's length. */
const module = millimetres(0.6);

/** A QR code with what it is for beside it. */
export function PdfLabelledQr({ value, caption }: { value: string; caption: string }) {
  return (
    <View wrap={false} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <PdfQr value={value} module={module} />
      <View style={{ flex: 1 }}>
        <Words size="small">{caption}</Words>
      </View>
    </View>
  );
}
