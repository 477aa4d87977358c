import type { AuditLogAnswer } from '@jhola/shared/contracts/audit-log.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { type ActivityFilters, AREAS } from '../rules/activity-filters';
import { activityTexts } from '../texts';
import styles from './ActivityFilterFields.module.css';

interface ActivityFilterFieldsProps {
  readonly id: string;
  readonly filters: ActivityFilters;
  readonly onFilters: (filters: ActivityFilters) => void;
  readonly administrators: AuditLogAnswer['data']['administrators'];
}

/** What narrows the log besides the search: in which area, by whom, and on which days. */
export function ActivityFilterFields({ id, filters, onFilters, administrators }: ActivityFilterFieldsProps) {
  const texts = useTexts(activityTexts);
  const changeFilters = (changed: ActivityFilters) => onFilters({ ...filters, ...changed });
  return (
    <fieldset id={id} className={styles.fields}>
      <legend className="visually-hidden">{texts.filtersLabel}</legend>
      <Select
        label={texts.area}
        value={filters.area ?? ''}
        options={[
          { value: '', label: texts.all },
          ...AREAS.map((area) => ({ value: area, label: texts.areas[area] })),
        ]}
        onChoice={(value) => changeFilters({ area: AREAS.find((area) => area === value) })}
      />
      <Select
        label={texts.who}
        value={filters.userId ?? ''}
        options={[
          { value: '', label: texts.everybody },
          ...administrators.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoice={(userId) => changeFilters({ userId: userId || undefined })}
      />
      <TextField
        label={texts.from}
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onText={(from) => changeFilters({ from: from || undefined })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onText={(to) => changeFilters({ to: to || undefined })}
      />
      <div className={styles.clear}>
        <Button variant="quiet" onClick={() => onFilters({ search: filters.search })}>
          {texts.clearFilters}
        </Button>
      </div>
    </fieldset>
  );
}
