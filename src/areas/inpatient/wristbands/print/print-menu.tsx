import { Button, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { printsWristbands, wristbandDocuments } from '../wristband.rules.ts';
import { t } from '../wristbands.texts.ts';

const WristbandPrint = lazyPart(() => import('./wristband-print.tsx'), 'WristbandPrint');

/** What is printed for an active admission, by those who admit and those who receive. */
export function PrintMenu({ admissionId }: { admissionId: string }) {
  const may = useMay();
  const [first, setFirst] = useState<(typeof wristbandDocuments)[number]>();
  if (!may(printsWristbands)) return null;
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="print" size={18} />}>
            {t('print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {wristbandDocuments.map((document) => (
            <Menu.Item key={document} onClick={() => setFirst(document)}>
              {t(document)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {first && (
        <Suspense fallback={null}>
          <WristbandPrint admissionId={admissionId} first={first} onClose={() => setFirst(undefined)} />
        </Suspense>
      )}
    </>
  );
}
