import type { DeliveryAreas } from '@jhola/shared/contracts/delivery-areas.contract';
import { type FormEvent, useMemo, useState } from 'react';
import type { ApiError } from '#data/api/api-error.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
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

interface Draft {
  /** The version that was on the screen when somebody began to write. */
  readonly from: number;
  readonly list: readonly AreaFields[];
}

const plain = (list: readonly AreaFields[]) => JSON.stringify(list.map(({ key: _, ...fields }) => fields));

/**
 * Writes where the shop delivers: all areas in their order. What was written stays until it is saved or given up, whoever saves
 * meanwhile.
 * @param stored the newest areas
 */
export function useAreasForm(stored: DeliveryAreas) {
  const texts = useTexts(deliveryAreasTexts);
  const [draft, setDraft] = useState<Draft>();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const newest = useMemo(() => fieldsOf(stored.areas), [stored]);
  const list = draft?.list ?? newest;
  const { busy, problems, run } = useMutation<string>(texts.wentWrong, {
    onRefused: (refusal) => setRefused(refusedField(refusal, list)),
  });
  const shown = useMemo(() => ({ ...problems, ...refused }), [problems, refused]);
  const form = useFocusFirstWrong(shown);
  const changed = plain(list) !== plain(newest);

  const change = (next: (now: readonly AreaFields[]) => readonly AreaFields[]) =>
    setDraft((before) => ({
      from: before?.from ?? stored.version,
      list: next(before?.list ?? newest),
    }));

  const check = async () => {
    setMended(new Set());
    setRefused({});
    const read = readAreas(list);
    if ('areas' in read) return {};
    return Object.fromEntries(Object.entries(read.wrong).map(([field, problem]) => [field, words(problem)]));
  };

  const words = (problem: AreaProblem): string =>
    'entry' in problem ? texts.problems[problem.problem](problem.entry) : texts.problems[problem.problem];

  return {
    form,
    list,
    busy,
    changed,
    change,
    changeArea: (key: string, fields: Partial<AreaFields>) => {
      change((now) => now.map((area) => (area.key === key ? { ...area, ...fields } : area)));
      setMended((before) => new Set([...before, ...Object.keys(fields).map((field) => `${key}.${field}`)]));
    },
    add: () => change((now) => [...now, emptyArea(crypto.randomUUID())]),
    /** A field's problem, until somebody writes into the field again. */
    problemOf: (key: string, field: AreaFieldName) =>
      mended.has(`${key}.${field}`) ? undefined : shown[`${key}.${field}`],
    /** Somebody else has saved since this form was begun. */
    isOvertaken: changed && draft !== undefined && draft.from !== stored.version,
    reset: () => setDraft(undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        const read = readAreas(list);
        if (!('areas' in read)) return;
        await saveAreas(stored.version, read.areas);
        setDraft(undefined);
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
