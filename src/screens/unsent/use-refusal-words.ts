import { useEffect, useState } from 'react';
import type { KeepableKind } from '#client/registration/keepable-kinds.ts';
import { CallError } from '#client/transport.ts';
import type { PlacedEntry } from '#client/unsent/unsent-entry.ts';
import { type OwnRefusals, refusalWords } from '#screens/refusal/refusal-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from './unsent.texts.ts';

/** Why the server refused an entry, in the words of its area once they are here. */
export function useRefusalWords(refusal: PlacedEntry['refusal'], kind: KeepableKind | undefined): string {
  const format = useFormat();
  const [own, setOwn] = useState<OwnRefusals>({});
  const isRefused = refusal !== null;
  useEffect(() => {
    if (!isRefused || !kind) return undefined;
    let isHere = true;
    kind.load(format).then(
      (words) => isHere && setOwn(words as OwnRefusals),
      () => {},
    );
    return () => void (isHere = false);
  }, [format, isRefused, kind]);
  if (!refusal) return '';
  const error = new CallError(refusal.code as CallError['code'], refusal.facts);
  return refusalWords(error, own) ?? t('refused');
}
