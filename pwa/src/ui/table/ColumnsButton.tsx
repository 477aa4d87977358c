import { useState } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../field/Checkbox';
import { Dialog } from '../overlay/Dialog';
import styles from './ColumnsButton.module.css';
import { type ColumnChoice, type DataColumn, isShown } from './data-column';

interface ColumnsButtonProps extends ColumnChoice {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'words' | 'isHead' | 'isExtra'>[];
  readonly words: { readonly columns: string; readonly close: string };
}

/** Chooses which columns of a table are shown. */
export function ColumnsButton({ columns, shown, onShown, words }: ColumnsButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon="list" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.columns}
      </Button>
      <Dialog
        open={open}
        position="sheet"
        title={words.columns}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
      >
        <div className={styles.columns}>
          {columns
            .filter(({ isHead }) => !isHead)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.words}
                checked={isShown(column, shown)}
                onCheck={(checked) => onShown({ ...shown, [column.id]: checked })}
              />
            ))}
        </div>
      </Dialog>
    </>
  );
}
