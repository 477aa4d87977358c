import type { CreateProductRequest } from '@jhola/shared/contracts/product.contract';
import { type FormEvent, type RefObject, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import type { SavedProduct } from '../commands/save-product';
import { isChanged, type ProductFields } from '../rules/product-fields';
import { type ProductProblems, readProduct, type Writing } from '../rules/read-product';
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
  readonly problems: ProductProblems;
  /** It is on its way. */
  readonly busy: boolean;
  /** Pictures are on their way. */
  readonly uploading: boolean;
  /** Called by each field of pictures, by the field's name. */
  readonly onUploading: (name: string, uploading: boolean) => void;
  /** Something was written that is not saved. */
  readonly changed: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

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
  const [start] = useState(opened);
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<ProductProblems>({});
  const { busy, run, keyOf } = useMutation(texts.wentWrong);
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const form = useFocusFirstWrong(problems);

  const send = async () => {
    const read = readProduct(fields, writing);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) return;
    await run(async () => {
      const { words } = await save(read.request, fields, keyOf(fields));
      onSaved();
      return words;
    });
  };

  return {
    form,
    opened: start,
    fields,
    changeFields: (change) => setFields((now) => ({ ...now, ...change })),
    changeFieldFrom: (change) => setFields((now) => ({ ...now, ...change(now) })),
    problems,
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
      void send();
    },
  };
}
