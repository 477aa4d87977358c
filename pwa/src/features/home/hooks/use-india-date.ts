import { indiaDate, indiaDay, startOfIndiaDay } from '@jhola/shared/domain/time/india-time';
import { useEffect, useState } from 'react';

/**
 * Today by India's calendar, as `2026-11-26`; renders anew when the next day begins.
 * @param running the page is on the screen: one that comes back looks at the calendar
 */
export function useIndiaDate(running: boolean): string {
  const [day, setDay] = useState(() => indiaDay(new Date()));
  useEffect(() => {
    if (!running) return;
    const today = indiaDay(new Date());
    setDay(today);
    const next = setTimeout(
      () => setDay(indiaDay(new Date())),
      startOfIndiaDay(Math.max(day, today) + 1).getTime() - Date.now(),
    );
    return () => clearTimeout(next);
  }, [day, running]);
  return indiaDate(day);
}
