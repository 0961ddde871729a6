import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { NarrativeField } from '../../consultations/content/consultation-content.contract.ts';
import { t } from '../../consultations/form/editor.texts.ts';
import type { ConsultationTemplate } from '../template.contract.ts';

const TemplateForm = lazyPart(() => import('./template-form.tsx'), 'TemplateForm');
const TemplateList = lazyPart(() => import('./template-list.tsx'), 'TemplateList');

export interface TemplateMenuProps {
  /** What is typed now, which can be saved as a template. */
  texts: Readonly<Record<NarrativeField, string>>;
  onApply: (fields: ConsultationTemplate['fields']) => void;
}

/** Opens one's own templates: applied, deleted, and saved from what is typed. */
export function TemplateMenu({ texts, onApply }: TemplateMenuProps) {
  const [shown, setShown] = useState<'list' | 'form'>();
  const close = () => setShown(undefined);
  const isEmpty = [texts.reason, texts.history, texts.examination, texts.plan].every((text) => !text.trim());
  return (
    <>
      <Button type="button" size="xs" variant="default" onClick={() => setShown('list')}>
        {t('templates')}
      </Button>
      <Suspense fallback={null}>
        {shown === 'list' && (
          <TemplateList
            onApply={(fields) => {
              onApply(fields);
              close();
            }}
            {...(!isEmpty && { onSave: () => setShown('form') })}
            onClose={close}
          />
        )}
        {shown === 'form' && <TemplateForm texts={texts} onClose={close} />}
      </Suspense>
    </>
  );
}
