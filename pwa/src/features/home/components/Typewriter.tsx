import { useTypewriter } from '../hooks/use-typewriter';
import styles from './Typewriter.module.css';

interface TypewriterProps {
  /** Must be the same array while the lines are the same. */
  readonly lines: readonly string[];
  readonly running: boolean;
}

/** Lines that type themselves; those who cannot see it hear the first. */
export function Typewriter({ lines, running }: TypewriterProps) {
  const typed = useTypewriter(lines, running);
  return (
    <>
      <span className="visually-hidden">{lines[0]}</span>
      <span aria-hidden="true">
        {typed}
        <span className={styles.caret} />
      </span>
    </>
  );
}
