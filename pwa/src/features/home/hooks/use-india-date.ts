import { indiaDate, indiaDay } from '@jhola/shared/domain/time/india-time';
import { useEffect, useState } from 'react';

const LOOK_EACH_MS = 60_000;

/**
 * Today by India's calendar, as `2026-11-26`; renders anew within a minute of the next day's begin, or as soon as a device that
 * slept is looked at again: it does not keep its clocks running.
 * @param running the page is on the screen: one that comes back looks at the calendar
 */
export function useIndiaDate(running: boolean): string {
  const [day, setDay] = useState(() => indiaDay(new Date()));
  useEffect(() => {
    if (!running) return;
    const look = () => setDay(indiaDay(new Date()));
    look();
    const clock = setInterval(look, LOOK_EACH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running]);
  return indiaDate(day);
}
