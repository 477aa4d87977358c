import type { CreateProductRequest } from '@jhola/shared/contracts/product.contract';
import { type Oddity, odditiesOf } from '@jhola/shared/domain/product-edits/selling-price';
import { type FormEvent, type RefObject, useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { ChangedByAnother, type SavedProduct } from '../commands/save-product';
import { isChanged, type ProductFields } from '../rules/product-fields';
import { type ProductProblems, readProduct, stillWrong, type Writing } from '../rules/read-product';
import { productAdminTexts } from '../texts';

/** A product's form as it is written. */
export interface ProductFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields as they were when the form was opened. */
  readonly opened: ProductFields;
  readonly fields: ProductFields;
  readonly changeFields: (change: Partial<ProductFields>) => void;
  /** As `put`, made of the fields as they are at that moment. */
  readonly changeFieldFrom: (change: (now: ProductFields) => Partial<ProductFields>) => void;
  /** What is wrong with a field, in words. */
  readonly problemOf: (field: string) => string | undefined;
  /** It is on its way. */
  readonly busy: boolean;
  /** Pictures are on their way. */
  readonly uploading: boolean;
  /** Called by each field of pictures, by the field's name. */
  readonly onUploading: (name: string, uploading: boolean) => void;
  /** Something was written that is not saved. */
  readonly changed: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** What is odd about the product that shoppers would see; it waits for an answer while there is something. */
  readonly odd: readonly Oddity[];
  /** Sends it all the same, or lets it be. */
  readonly onOdd: (publish: boolean) => void;
  /** Goes on from the product as another has left it, and sends what is written then. */
  readonly goOn: (opened: ProductFields, fields: ProductFields) => void;
}

/** The fields that no two products have the same of, and what is refused then. */
type TakenField = 'sku' | 'barcode';
const TAKEN = { 'product.sku-taken': 'sku', 'product.barcode-taken': 'barcode' } as const;

/** Whether shoppers would see something that they did not see before: then what is odd about it is asked about. */
const asks = (request: CreateProductRequest, opened: ProductFields, writing: Writing): boolean => {
  if (!request.published) return false;
  if (writing === 'upload' || !opened.published) return true;
  const before = readProduct(opened, writing);
  if ('problems' in before) return true;
  const known = odditiesOf(before.request);
  return odditiesOf(request).some((odd) => !known.includes(odd));
};

interface FormOptions {
  readonly opened: ProductFields;
  readonly writing: Writing;
  /** Sends it; the key is the same for a repeat of the same attempt. */
  readonly save: (request: CreateProductRequest, fields: ProductFields, key: string) => Promise<SavedProduct>;
  readonly onSaved: () => void;
}

/** Writes a product: reads the fields, says what is wrong, sends them and says how that went. */
export function useProductForm({ opened, writing, save, onSaved }: FormOptions): ProductFormState {
  const texts = useTexts(productAdminTexts);
  const [start, setStart] = useState(opened);
  const [fields, setFields] = useState(start);
  const [sent, setSent] = useState<ProductProblems>({});
  const [odd, setOdd] = useState<readonly Oddity[]>([]);
  const problems = stillWrong(sent, fields, writing);
  // who has changed what is said in a dialog of its own
  const {
    busy,
    run,
    keyOf,
    problems: refused,
  } = useMutation<TakenField>(
    (error) => (error instanceof ChangedByAnother ? undefined : failureWords(error, texts.wentWrong)),
    { fieldOf: TAKEN },
  );
  const [refusedFields, setRefusedFields] = useState(fields);
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const form = useFocusFirstWrong(Object.keys(refused).length > 0 ? refused : sent);

  const send = async (written: ProductFields, isAsked = false) => {
    const read = readProduct(written, writing);
    setSent('problems' in read ? read.problems : {});
    if ('problems' in read) return;
    const wonders = isAsked || !asks(read.request, start, writing) ? [] : odditiesOf(read.request);
    setOdd(wonders);
    if (wonders.length > 0) return;
    setRefusedFields(written);
    await run(
      async () => {
        const { words } = await save(read.request, written, keyOf(written));
        onSaved();
        return words;
        // what was refused before is forgotten
      },
      async () => ({}),
    );
  };

  return {
    form,
    opened: start,
    fields,
    changeFields: (change) => setFields((now) => ({ ...now, ...change })),
    changeFieldFrom: (change) => setFields((now) => ({ ...now, ...change(now) })),
    problemOf: (field) => {
      const problem = problems[field];
      if (problem) return texts.problems[problem];
      // what was refused is so until it is written anew
      const taken = field as TakenField;
      return fields[taken] === refusedFields[taken] ? refused[taken] : undefined;
    },
    busy,
    uploading: uploads.size > 0,
    onUploading: (name, isUploading) =>
      setUploads((before) => {
        const next = new Set(before);
        isUploading ? next.add(name) : next.delete(name);
        return next;
      }),
    changed: isChanged(start, fields),
    onSubmit: (event) => {
      event.preventDefault();
      void send(fields);
    },
    odd,
    onOdd: (publish) => {
      setOdd([]);
      if (publish) void send(fields, true);
    },
    goOn: (from, written) => {
      setStart(from);
      setFields(written);
      void send(written, true);
    },
  };
}
