import type { SizeGuide } from '@jhola/shared/contracts/size-guide';
import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { productTexts } from '../texts/product';
import styles from './SizeGuideButton.module.css';

/** Opens the table of sizes of a product's category in a sheet (docs/product.md#size-guide). */
export function SizeGuideButton({ guide: { head, rows } }: { readonly guide: SizeGuide }) {
  const texts = useTexts(productTexts);
  const [open, setOpen] = useState(false);
  const [sizeHead, ...heads] = head;
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.sizeGuide}
      </Button>
      <Dialog
        open={open}
        position="sheet"
        title={texts.sizeGuide}
        closeLabel={texts.close}
        onClose={() => setOpen(false)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the sheet is scrolled by keyboard too */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.sizeGuide}>
          <table className={styles.sizes}>
            <thead>
              <tr>
                <th scope="col">{sizeHead}</th>
                {heads.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([size, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be alike
                <tr key={row}>
                  <th scope="row">{size}</th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells never move, and two may be alike
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Dialog>
    </>
  );
}
