import { useEffect, useId, useRef, useState } from 'react';
import { FileChoice } from '../field/FileChoice';
import { moved } from '../moved';
import { PendingTile } from './PendingTile';
import { PicturePreview } from './PicturePreview';
import styles from './Pictures.module.css';
import { PictureTile } from './PictureTile';
import { ACCEPTED_PICTURES, type PictureFieldTexts, type PictureUpload } from './picture-upload';
import { useDragOrder } from './use-drag-order';
import { usePictureUploads } from './use-picture-uploads';

interface PicturesFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** The pictures' addresses in their order. */
  readonly value: readonly string[];
  readonly onChange: (addresses: readonly string[]) => void;
  readonly upload: PictureUpload;
  readonly texts: PictureFieldTexts;
  /** How many there may be. */
  readonly max?: number;
  readonly disabled?: boolean;
  /** What is wrong with it, as the form sees it. */
  readonly error?: string;
  /** Called while pictures are on their way: forms wait with their submit. */
  readonly onBusy?: (busy: boolean) => void;
}

/**
 * A field for many pictures: chosen or dropped several together, each uploaded with its own progress and its own refusal;
 * looked at by a click, taken away, and put in order by dragging or with arrows.
 */
export function PicturesField({
  label,
  required,
  value,
  onChange,
  upload,
  texts,
  max = 30,
  disabled = false,
  error,
  onBusy,
}: PicturesFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  const [announced, setAnnounced] = useState('');
  const [tooMany, setTooMany] = useState(false);
  // Uploads end between two renderings: the second must not forget the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const become = (next: readonly string[]) => {
    latest.current = next;
    onChange(next);
  };

  const { pending, add, drop } = usePictureUploads({
    upload,
    failed: texts.failed,
    onBusy,
    onUploaded: (addresses) => become([...latest.current, ...addresses]),
  });
  const move = (from: number, to: number) => {
    become(moved(latest.current, from, to));
    setAnnounced(texts.moved(from + 1, to + 1));
  };
  const { drag, handle } = useDragOrder(move);

  const room = max - value.length - pending.filter(({ problem }) => problem === undefined).length;
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room);
    if (room > 0) add(files.slice(0, room));
  };
  const remove = (index: number) => {
    become(latest.current.filter((_, each) => each !== index));
    setAnnounced(texts.removed(index + 1, latest.current.length));
    setTooMany(false);
    // The focus goes to the next cross, or it would be lost with this one.
    const neighbour = index === latest.current.length ? index - 1 : index + 1;
    list.current?.querySelector<HTMLElement>(`[data-remove="${neighbour}"]`)?.focus();
  };
  const problem = tooMany ? texts.max(max) : error;

  return (
    <fieldset
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled && event.dataTransfer.files.length > 0) take([...event.dataTransfer.files]);
      }}
    >
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {value.length + pending.length > 0 && (
        // A browser hands over a picture that is dragged on the page as a file, too: it would be uploaded once more.
        <ul ref={list} className={styles.tiles} onDragStart={(event) => event.preventDefault()}>
          {value.map((address, index) => (
            <PictureTile
              // the same picture may stand there twice
              key={`${address} ${value.slice(0, index).filter((other) => other === address).length}`}
              address={address}
              index={index}
              of={value.length}
              texts={texts}
              disabled={disabled}
              dragged={drag?.from === index}
              target={drag !== undefined && drag.from !== index && drag.over === index}
              handle={handle(index)}
              onPreview={() => setShown(index)}
              onRemove={() => remove(index)}
              onMove={(to) => move(index, to)}
            />
          ))}
          {pending.map((picture) => (
            <PendingTile key={picture.id} picture={picture} texts={texts} onDrop={() => drop(picture.id)} />
          ))}
        </ul>
      )}
      <div className={styles.more}>
        <FileChoice
          label={texts.chooseSeveral}
          icon="upload"
          variant="outline"
          multiple
          accept={ACCEPTED_PICTURES}
          disabled={disabled || room <= 0}
          describedBy={`${id}-note`}
          onFiles={take}
        />
        <p
          id={`${id}-note`}
          className={problem ? styles.problem : styles.note}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? texts.dropHint}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <PicturePreview
        address={shown === undefined ? undefined : value[shown]}
        title={shown === undefined ? '' : texts.picture(shown + 1, value.length)}
        closeLabel={texts.close}
        onClose={() => setShown(undefined)}
      />
    </fieldset>
  );
}
