import { useEffect, useState } from 'react';
import { nextTyping, typingDelay, typingStart } from '../rules/typewriter';

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The characters a typewriter shows of some lines, one after the other. Who wants less motion sees the first line.
 * @param lines must be the same array while the lines are the same; a new one starts anew
 * @param running whether it types; a hidden page rests
 */
export function useTypewriter(lines: readonly string[], running: boolean): string {
  const [still] = useState(wantsLessMotion);
  const [typing, setTyping] = useState({ lines, ...typingStart });
  const now = typing.lines === lines ? typing : { lines, ...typingStart };
  const typed = lines[now.line]?.slice(0, now.length) ?? '';

  useEffect(() => {
    if (still || !running) return;
    const timer = setTimeout(() => setTyping({ lines, ...nextTyping(now, lines) }), typingDelay(now, lines));
    return () => clearTimeout(timer);
  });

  return still ? (lines[0] ?? '') : typed;
}
