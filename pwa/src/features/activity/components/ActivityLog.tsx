import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { saveActivity } from '../commands/save-activity';
import { useActivity } from '../hooks/use-activity';
import { type ActivityFilters, isActivityNarrowed } from '../rules/activity-filters';
import { activityTexts } from '../texts';
import { ActivityEntry, type PathOf } from './ActivityEntry';
import styles from './ActivityLog.module.css';
import { ActivitySearch, type ActivitySearching } from './ActivitySearch';

interface ActivityLogProps extends ActivitySearching {
  readonly pathOf: PathOf;
}

/** Who did what in the shop, when and from where, newest first (docs/product.md#activity). */
export function ActivityLog({ pathOf, ...searching }: ActivityLogProps) {
  const texts = useTexts(activityTexts);
  const { filters } = searching;
  const { run } = useMutation(() => texts.failed);
  const { entries, administrators, failed, refetch, more } = useActivity(filters);
  return (
    <ListPage
      title={texts.title}
      actions={<ExportActivity filters={filters} />}
      tools={
        <>
          <p className={styles.about}>{texts.about}</p>
          <ActivitySearch {...searching} administrators={administrators} />
        </>
      }
      loading={!entries && !failed && { text: texts.loading, rows: 6, row: styles.skeleton }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        entries?.length === 0 && {
          icon: 'clock',
          title: isActivityNarrowed(filters) ? texts.noneFound : texts.none,
        }
      }
    >
      {entries && entries.length > 0 && (
        <ol className={styles.entries} aria-label={texts.list}>
          {entries.map((entry) => (
            <ActivityEntry key={entry._id} entry={entry} pathOf={pathOf} />
          ))}
        </ol>
      )}
      {more && (
        <div className={styles.more}>
          <OnlineButton variant="outline" onClick={() => run(more)}>
            {texts.loadMore}
          </OnlineButton>
        </div>
      )}
    </ListPage>
  );
}

/** Hands over all entries that fit the filters, all pages of them, as a table for other programs. */
function ExportActivity({ filters }: { readonly filters: ActivityFilters }) {
  const texts = useTexts(activityTexts);
  const { busy, run } = useMutation(texts.wentWrong);
  return (
    <OnlineButton
      variant="outline"
      icon="download"
      busy={busy}
      title={isActivityNarrowed(filters) ? texts.exportFound : texts.exportAll}
      onClick={() => run(() => saveActivity(filters))}
    >
      {texts.exportCsv}
    </OnlineButton>
  );
}
