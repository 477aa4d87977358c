import { useEffect, useState } from 'react';
import { firstLineWhole, nextTyping, typedText, typingDelay, typingStart } from '../rules/typewriter';
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

/**
 * The characters a typewriter shows of some lines, one after the other. It begins with the whole first line, as the
 * server's first answer does; lines that come later are typed from their beginning.
 * @param lines must be the same array while the lines are the same
 * @param running whether it types; at rest the line it has come to is shown whole
 */
function useTypewriter(lines: readonly string[], running: boolean): string {
  const [typing, setTyping] = useState({ lines, ...firstLineWhole(lines) });
  const now = typing.lines === lines ? typing : { lines, ...typingStart };

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setTyping({ lines, ...nextTyping(now, lines) }), typingDelay(now, lines));
    return () => clearTimeout(timer);
  });

  return running ? typedText(now, lines) : (lines[now.line] ?? '');
}
