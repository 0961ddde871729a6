import { View } from '@react-pdf/renderer';
import type { PrintField } from '../print-document.ts';
import { fieldLines, fieldWidth } from './closing-blocks.ts';
import { isLong } from './page-room.ts';
import type { PdfLook } from './pdf-look.ts';
import { Words } from './pdf-words.tsx';
import { t } from '../print.texts.ts';

/** Labels with their values beneath; no label is on another page than its value. */
export function PdfFields({ fields, look }: { fields: readonly PrintField[]; look: PdfLook }) {
  const isRoll = look.paper === 'thermal';
  return (
    <View style={{ gap: isRoll ? 3 : 5 }}>
      {fieldLines(fields, look).map((line, place) => (
        <View
          key={`${place}-${line[0]?.label}`}
          style={{ flexDirection: 'row' }}
          wrap={line.some((field) => isLong(field.value, look, fieldWidth(field, look)))}
        >
          {line.map((field) => (
            <View
              key={field.label}
              style={{ width: field.isWide || isRoll ? '100%' : '50%', ...(!isRoll && { paddingRight: 12 }) }}
            >
              <Field field={field} look={look} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

function Field({ field, look }: { field: PrintField; look: PdfLook }) {
  return (
    <View>
      <View wrap={false} minPresenceAhead={14}>
        <Words size="small" color={look.quiet}>
          {field.label}
        </Words>
      </View>
      <Words weight={look.paper === 'thermal' || field.isStrong ? 600 : 400}>
        {field.value.trim() || t('empty')}
      </Words>
    </View>
  );
}
