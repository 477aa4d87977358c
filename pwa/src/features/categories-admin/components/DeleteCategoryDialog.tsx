import { useId, useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/field/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useDialogOpen } from '#ui/overlay/use-dialog-open.ts';
import type { DeleteCategory as Delete } from '../commands/delete-category';
import { categoryAdminTexts } from '../texts';
import styles from './DeleteCategoryDialog.module.css';

interface DeleteCategoryDialogProps {
  readonly category: { readonly _id: string; readonly name: string };
  /** Where its products could move. */
  readonly others: readonly { readonly _id: string; readonly name: string }[];
  /** What goes with it, in words. */
  readonly goesWithIt?: string;
  /** What moves with its products, in words. */
  readonly movesWithThem?: string;
  readonly remove: Delete;
  readonly onClosed: () => void;
  /** Called once it is deleted. */
  readonly onDeleted: () => void;
}

/**
 * Permanent Delete of a category or subcategory: asks, and where products stand in it says how many and asks where they
 * should move.
 */
export function DeleteCategoryDialog({
  category,
  others,
  goesWithIt,
  movesWithThem,
  remove,
  onClosed,
  onDeleted,
}: DeleteCategoryDialogProps) {
  const texts = useTexts(categoryAdminTexts);
  const offline = useId();
  const { open, close } = useDialogOpen(onClosed);
  const [products, setProducts] = useState<number>();
  const [moveTo, setMoveTo] = useState('');
  const { busy, run, keyOf } = useMutation(texts.wentWrong);
  const moves = products !== undefined;

  const onConfirm = () =>
    run(async () => {
      const deletion = await remove(category._id, moveTo || undefined, keyOf(moveTo));
      if ('words' in deletion) {
        close();
        onDeleted();
        return deletion.words;
      }
      setProducts(deletion.products);
    });

  return (
    <Dialog
      open={open}
      title={texts.deleteTitle}
      closeLabel={texts.close}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <NeedsConnection id={offline} />
          <div className={styles.actions}>
            <Button variant="outline" onClick={close}>
              {texts.cancel}
            </Button>
            <OnlineButton
              variant="danger"
              aria-describedby={offline}
              busy={busy}
              disabled={moves && moveTo === ''}
              onClick={onConfirm}
            >
              {texts.confirm}
            </OnlineButton>
          </div>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.name}>{category.name}</p>
        <p>{texts.deleteQuestion}</p>
        {!moves && goesWithIt && <p>{goesWithIt}</p>}
        {moves && (
          <>
            <p className={styles.still} role="alert">
              {texts.stillHas(category.name, products)}
            </p>
            {others.length === 0 ? (
              <p>{texts.nowhere}</p>
            ) : (
              <Select
                label={texts.moveTo}
                required
                value={moveTo}
                hint={movesWithThem}
                options={[
                  { value: '', label: texts.chooseWhere },
                  ...others.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                onChoice={setMoveTo}
              />
            )}
            <p className={styles.moving} role="status">
              {busy && texts.moving}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
