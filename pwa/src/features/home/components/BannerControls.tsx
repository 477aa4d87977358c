import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { homeTexts } from '../texts';
import styles from './BannerControls.module.css';

interface BannerControlsProps {
  readonly count: number;
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Whether what moves by itself on this page moves. */
  readonly moving: boolean;
  readonly onToggleMoving: () => void;
}

/** A dot for each banner where there are several, and the button that stops what moves by itself. */
export function BannerControls({
  count,
  index: current,
  onShow,
  moving,
  onToggleMoving,
}: BannerControlsProps) {
  const texts = useTexts(homeTexts);
  const dots = Array.from({ length: count > 1 ? count : 0 }, (_, index) => ({
    index,
    label: texts.banner(index + 1, count),
  }));
  return (
    <div className={styles.controls}>
      {dots.map(({ index, label }) => (
        <button
          key={label}
          type="button"
          className={styles.dot}
          aria-label={label}
          aria-current={index === current}
          onClick={() => onShow(index)}
        />
      ))}
      <button
        type="button"
        className={styles.motion}
        aria-label={moving ? texts.pause : texts.play}
        onClick={onToggleMoving}
      >
        <Icon name={moving ? 'pause' : 'play'} size={16} />
      </button>
    </div>
  );
}
