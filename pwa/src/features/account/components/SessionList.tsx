import { useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { endOtherSessions, endSession } from '../commands/end-sessions';
import type { Sessions } from '../hooks/use-sessions';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { SessionEntry } from './SessionEntry';
import styles from './SessionList.module.css';

/** Where the shopper is signed in, and how to sign other devices out. */
export function SessionList({ sessions, failed, refetch }: Sessions) {
  const texts = useTexts(profileTexts);
  const { loading, retry, wentWrong } = useTexts(accountTexts);
  const language = useLanguage();
  const { busy, run } = useMutation(wentWrong);
  const [asking, setAsking] = useState(false);
  // relative times are those of the moment the list is drawn
  const now = Date.now();

  const end = async (command: () => Promise<string>) => {
    await run(command);
    setAsking(false);
    // also when it failed: it may have ended by itself
    refetch();
  };

  if (failed) return <CouldNotLoad title={texts.devicesFailed} retry={retry} onRetry={refetch} />;
  if (!sessions)
    return (
      <LoadingPlaceholder text={loading}>
        <Skeleton className={styles.skeleton} />
      </LoadingPlaceholder>
    );
  return (
    <>
      <NeedsConnection />
      <ul className={styles.list} aria-label={texts.devicesTitle}>
        {sessions.map((session) => (
          <SessionEntry
            key={session._id}
            session={session}
            now={now}
            language={language}
            busy={busy}
            onEnd={() => end(() => endSession(session._id))}
          />
        ))}
      </ul>
      {sessions.some(({ thisDevice }) => !thisDevice) && (
        <OnlineButton variant="outline" onClick={() => setAsking(true)}>
          {texts.endOthers}
        </OnlineButton>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.endOthers}
        question={texts.endOthersQuestion}
        cancelLabel={texts.cancel}
        confirmLabel={texts.endSession}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => end(endOtherSessions)}
      />
    </>
  );
}
