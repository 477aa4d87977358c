import { useTypewriter } from '../hooks/use-typewriter';
import styles from './Typewriter.module.css';

interface TypewriterProps {
  /** Must be the same array while the lines are the same. */
  readonly lines: readonly string[];
  readonly running: boolean;
}

/** Lines that type themselves, in the room of the longest, so that nothing moves. Screen readers get the first. */
export function Typewriter({ lines, running }: TypewriterProps) {
  const typed = useTypewriter(lines, running);
  return (
    <>
      <span className="visually-hidden">{lines[0]}</span>
      <span className={styles.sheet} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.room}>
            {line}
          </span>
        ))}
        <span data-typed>
          {typed}
          <span className={styles.caret} />
        </span>
      </span>
    </>
  );
}
