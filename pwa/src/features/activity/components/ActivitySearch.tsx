import type { AuditLogAnswer } from '@jhola/shared/contracts/audit-log.contract';
import { useId, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { SearchBar } from '#ui/field/SearchBar.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { type ActivityFilters, activityFilterCount } from '../rules/activity-filters';
import { activityTexts } from '../texts';
import { ActivityFilterFields } from './ActivityFilterFields';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

/** What is looked for in the log. */
export interface ActivitySearching {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is asked for; its search is the text once typing rests. */
  readonly filters: ActivityFilters;
  readonly onFilters: (filters: ActivityFilters) => void;
}

interface ActivitySearchProps extends ActivitySearching {
  readonly administrators: AuditLogAnswer['data']['administrators'];
}

/** Finds entries by what they were done to, and narrows them; the filters are out of the way until they are wanted. */
export function ActivitySearch({ text, onText, filters, ...fields }: ActivitySearchProps) {
  const texts = useTexts(activityTexts);
  const id = useId();
  const count = activityFilterCount(filters);
  const [open, setOpen] = useState(count > 0);
  return (
    <>
      <SearchBar>
        <SearchField
          label={texts.search}
          clearLabel={texts.clearSearch}
          maxLength={LONGEST_SEARCH}
          value={text}
          onText={onText}
        />
        <Button
          variant="outline"
          icon="filter"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {texts.filters(count)}
        </Button>
      </SearchBar>
      {open && <ActivityFilterFields id={id} filters={filters} {...fields} />}
    </>
  );
}
