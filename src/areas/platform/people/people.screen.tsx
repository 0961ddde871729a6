import { SlotView } from '#client/registration/slot-view.tsx';
import { usersAndRolesTabSlot } from '#screens/settings/settings-slots.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t } from './people.texts.ts';

/** Who runs the platform: the operator's own users and roles. */
export function PeopleScreen() {
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <SlotView slot={usersAndRolesTabSlot} />
    </>
  );
}
