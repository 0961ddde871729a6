import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LineToGive } from '../line-to-give.contract.ts';
import { t } from '../dispensing.texts.ts';
import { type HandOutLine, scannedLine, withScanned } from './hand-out-form.values.ts';

interface ScanFieldProps {
  lines: readonly LineToGive[];
  values: readonly HandOutLine[];
  onLine: (index: number, line: HandOutLine) => void;
}

/** A wedge scanner types the code of a pack or a lot and presses Enter. */
export function ScanField({ lines, values, onLine }: ScanFieldProps) {
  const [code, setCode] = useState('');
  const [missed, setMissed] = useState<string>();

  function find(): void {
    const scanned = scannedLine(lines, code);
    setMissed(scanned ? undefined : code.trim());
    if (!scanned) return;
    const { index } = scanned;
    onLine(index, withScanned(values[index]!, scanned, lines[index]!.remaining));
    setCode('');
    document.getElementById(quantityId(lines[index]!.lineId))?.focus();
  }

  return (
    <TextInput
      label={t('scan')}
      description={t('scanHint')}
      autoComplete="off"
      value={code}
      error={missed && t('notFound', { code: missed })}
      onChange={({ currentTarget }) => setCode(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        if (code.trim() !== '') find();
      }}
    />
  );
}

/** The field that a scan leads to. */
export function quantityId(lineId: string): string {
  return `quantity-${lineId}`;
}
