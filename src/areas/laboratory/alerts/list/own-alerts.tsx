import { useNavigate } from '@tanstack/react-router';
import { useMay } from '#client/session.ts';
import { LabAlerts } from './lab-alerts.tsx';

/** On the home screen: critical results of one's own orders, until somebody has acknowledged them. */
export function OwnAlerts() {
  const may = useMay();
  const navigate = useNavigate();
  const view = (orderId: string) => void navigate({ to: '/dashboard/laboratory', search: { orderId } });
  return <LabAlerts scope="own" {...(may('lab.read') && { onView: view })} />;
}
