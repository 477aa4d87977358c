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
  const { device } = notifications;
  const { lead, state, on } = standing(notifications, isAdmin);
  return (
    <SettingsCard title={texts.title}>
      <NeedsConnection />
      <SettingsPart
        title={texts.device}
        lead={texts[lead]}
        badge={device !== undefined && <Badge tone={on ? 'success' : 'neutral'}>{texts[state]}</Badge>}
      >
        <NotificationsState isAdmin={isAdmin} {...notifications} />
      </SettingsPart>
    </SettingsCard>
  );
}

/** How they stand, in one sentence and in a word that say the same. */
function standing({ ability, device, whileOpen }: Notifications, isAdmin: boolean) {
  if (ability === 'able' && !whileOpen)
    return {
      lead: isAdmin ? 'adminLead' : 'shopperLead',
      state: device ? 'on' : 'off',
      on: Boolean(device),
    } as const;
  if (ability === 'blocked') return { lead: 'denied', state: 'blocked', on: false } as const;
  if (whileOpen) return { lead: 'whileOpen', state: 'onWhileOpen', on: true } as const;
  if (ability === 'while-open' && isAdmin) return { lead: 'canWhileOpen', state: 'off', on: false } as const;
  const why = ability === 'able' ? 'unable' : ability;
  return { lead: WHY_NOT[why], state: 'unavailable', on: false } as const;
}

/** What can be done as they stand. */
function NotificationsState(props: Notifications & NotificationsCardProps) {
  const { isAdmin, ability, device, whileOpen, recheck } = props;
  const texts = useTexts(notificationTexts);
  if (ability !== 'able' && !(ability === 'while-open' && isAdmin)) return null;
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
