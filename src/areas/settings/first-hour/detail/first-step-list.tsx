import { Anchor, SimpleGrid, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { FirstStepId } from '#kernel/first-hour/first-steps.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { FirstHour } from '../first-hour.contract.ts';
import { t } from '../first-hour.texts.ts';
import classes from './first-step-list.module.css';

/** Where each step is done. */
const links: Record<FirstStepId, string> = {
  letterhead: '/dashboard/settings',
  people: '/dashboard/settings?tab=users&section=users',
  doctors: '/dashboard/scheduling/doctors',
  services: '/dashboard/billing/services',
  tests: '/dashboard/lab-test-manager',
  wards: '/dashboard/bed-management/wards',
  medicines: '/dashboard/pharmacy',
  messages: '/dashboard/settings/notifications',
  backUp: '/dashboard/system-health',
};

/** The steps of the first hour, each a way to where it is done. */
export function FirstStepList({ steps }: Pick<FirstHour, 'steps'>) {
  return (
    <SimpleGrid component="ul" className={classes['steps']} cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
      {steps.map(({ id, isDone }) => (
        <li key={id} className={classes['step']} data-done={isDone || undefined}>
          <span className={classes['mark']}>
            {isDone && <Icon name="check" />}
            <VisuallyHidden>{t(isDone ? 'stepDone' : 'stepOpen')}</VisuallyHidden>
          </span>
          <span>
            <Anchor component={Link} to={links[id]} fz="sm">
              {t(`step_${id}`)}
            </Anchor>
            <Text size="xs" c="dimmed">
              {t(`step_${id}_hint`)}
            </Text>
          </span>
        </li>
      ))}
    </SimpleGrid>
  );
}
