import type { DeliveryAreas } from '@jhola/shared/contracts/delivery-areas.contract';
import { type FormEvent, useMemo, useState } from 'react';
import type { ApiError } from '#data/api/api-error.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { useListDraft } from '#ui/settings/use-list-draft.ts';
import { saveAreas } from '../commands/save-areas';
import {
  type AreaFieldName,
  type AreaFields,
  type AreaProblem,
  emptyArea,
  fieldsOf,
  readAreas,
} from '../rules/area-fields';
import { deliveryAreasTexts } from '../texts';

/**
 * Writes where the shop delivers: all areas in their order. What was written stays until it is saved or given up, whoever saves
 * meanwhile.
 * @param stored the newest areas
 */
export function useAreasForm(stored: DeliveryAreas) {
  const texts = useTexts(deliveryAreasTexts);
  const newest = useMemo(() => fieldsOf(stored.areas), [stored]);
  const draft = useListDraft(newest, emptyArea);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { busy, problems, run, forget } = useMutation<string>(texts.wentWrong, {
    onRefused: (refusal) => setRefused(refusedField(refusal, draft.list)),
  });
  const shown = useMemo(() => ({ ...problems, ...refused }), [problems, refused]);
  const form = useFocusFirstWrong(shown);

  const check = async () => {
    draft.onChecked();
    setRefused({});
    const read = readAreas(draft.list);
    if ('areas' in read) return {};
    return Object.fromEntries(Object.entries(read.wrong).map(([field, problem]) => [field, words(problem)]));
  };

  const words = (problem: AreaProblem): string =>
    'entry' in problem ? texts.problems[problem.problem](problem.entry) : texts.problems[problem.problem];

  return {
    ...draft,
    form,
    busy,
    /** A field's problem, until somebody writes into the field again. */
    problemOf: (key: string, field: AreaFieldName) =>
      draft.isMended(`${key}.${field}`) ? undefined : shown[`${key}.${field}`],
    reset: () => {
      draft.reset();
      forget();
      setRefused({});
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        const read = readAreas(draft.list);
        if (!('areas' in read)) return;
        await saveAreas(stored.version, read.areas);
        draft.reset();
        return texts.saved;
      }, check);
    },
  };
}

/** The field that a refusal of the server is about: it names the area. */
function refusedField({ code, message, details }: ApiError, list: readonly AreaFields[]) {
  const area = list.find(({ name }) => name.trim() === details.name);
  return area && code.startsWith('delivery-areas.') ? { [`${area.key}.codes`]: message } : {};
}
