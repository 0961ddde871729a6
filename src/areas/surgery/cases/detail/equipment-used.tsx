import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { takesEquipment } from '../case.rules.ts';
import { isClosed } from '../case.words.ts';
import { t } from '../cases.texts.ts';

const EquipmentForm = lazyPart(() => import('../form/equipment-form.tsx'), 'EquipmentForm');

/** What was used in the operation, and the way to write it down. */
export function EquipmentUsed({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const mayWrite = useMay()(['theatre.schedule', 'surgery.operate']);
  // The form stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState<SurgicalCase>();
  if (isClosed(surgicalCase)) return orRestricted(null);
  return (
    <>
      {surgicalCase.equipmentUsed.join(', ') || t('notRecorded')}
      {mayWrite && takesEquipment(surgicalCase.status) && (
        <Button
          display="block"
          mt={4}
          size="compact-sm"
          variant="default"
          onClick={() => setEdited(surgicalCase)}
        >
          {t('recordEquipment')}
        </Button>
      )}
      <Suspense key={edited?.version} fallback={null}>
        {edited && (
          <EquipmentForm surgicalCase={edited} onClose={() => setEdited(undefined)} onReload={setEdited} />
        )}
      </Suspense>
    </>
  );
}
