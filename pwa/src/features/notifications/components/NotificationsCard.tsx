import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { type Notifications, useNotifications } from '../hooks/use-notifications';
import { WHY_NOT } from '../rules/ability';
import { notificationTexts } from '../texts';
import { NotificationsOff } from './NotificationsOff';
import { NotificationsOn } from './NotificationsOn';
import { NotificationsWhileOpen } from './NotificationsWhileOpen';

interface NotificationsCardProps {
  readonly isAdmin: boolean;
}

/** Whether this device receives notifications of orders with the shop closed, and which. */
export function NotificationsCard({ isAdmin }: NotificationsCardProps) {
  const texts = useTexts(notificationTexts);
  const notifications = useNotifications();
  const { ability, device, whileOpen } = notifications;
  const on = ability !== 'blocked' && (whileOpen || (ability === 'able' && Boolean(device)));
  const state = on ? texts.on : ability === 'blocked' ? texts.blocked : texts.off;
  return (
    <SettingsCard title={texts.title}>
      <NeedsConnection />
      <SettingsPart
        title={texts.device}
        lead={isAdmin ? texts.adminLead : texts.shopperLead}
        badge={device !== undefined && <Badge tone={on ? 'success' : 'neutral'}>{state}</Badge>}
      >
        <NotificationsState isAdmin={isAdmin} {...notifications} />
      </SettingsPart>
    </SettingsCard>
  );
}

/** What can be done as they stand. */
function NotificationsState(props: Notifications & NotificationsCardProps) {
  const { isAdmin, ability, device, whileOpen, recheck } = props;
  const texts = useTexts(notificationTexts);
  if (ability !== 'able' && !(ability === 'while-open' && isAdmin)) return <p>{texts[WHY_NOT[ability]]}</p>;
  if (device === undefined || whileOpen === undefined)
    return (
      <LoadingPlaceholder text={texts.loading}>
        <Skeleton />
      </LoadingPlaceholder>
    );
  if (whileOpen) return <NotificationsWhileOpen />;
  return device ? (
    <NotificationsOn isAdmin={isAdmin} device={device} />
  ) : (
    <NotificationsOff isAdmin={isAdmin} onAsked={recheck} />
  );
}
