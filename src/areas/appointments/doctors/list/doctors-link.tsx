import { Button } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { doctorIcon } from '../../appointments.icons.ts';
import { t } from '../doctors-menu.texts.ts';
import { doctorsRoute } from '../doctors.web.ts';

/** The way to the doctors, for those who may change them. */
export function DoctorsLink() {
  const may = useMay();
  if (!may('admin.settings')) return null;
  return (
    <Button
      component={Link}
      to={doctorsRoute.path}
      variant="default"
      leftSection={<Icon name={doctorIcon} size={18} />}
    >
      {t('doctors')}
    </Button>
  );
}
