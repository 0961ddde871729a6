import { UsualListButton } from '#screens/usual-list/usual-list-button.tsx';
import { addUsualWards, readUsualWards, useRefreshBeds } from '../ward.calls.ts';
import { wardTypes } from '../ward.contract.ts';
import { t } from '../wards.texts.ts';

/** The wards of a hospital of thirty beds, to start with. */
export function UsualWards() {
  return (
    <UsualListButton
      title={t('usualTitle')}
      source={t('usualSource')}
      topic="beds"
      groupName={(group) => {
        const type = wardTypes.find((known) => known === group);
        return type ? t(`type_${type}`) : group;
      }}
      read={readUsualWards}
      add={({ rows }, submission) => addUsualWards({ rows: rows.map(({ name }) => ({ name })) }, submission)}
      onAdded={useRefreshBeds()}
    />
  );
}
