import { type PointerEvent, useState } from 'react';

/** What a handle needs to drag the entry that it stands in. */
export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface DragOrder {
  /** Indexes from 0: of what is dragged, and of the entry it is held over. */
  readonly drag: { readonly from: number; readonly over: number } | undefined;
  /** For the handle of the entry at this index, whose element has `data-place`. */
  readonly handle: (index: number) => DragHandle;
}

/**
 * Puts entries of a grid into another order by dragging, with a mouse, a finger or a pen. Nothing moves before it is let
 * go: an element that changes its place in the document loses the pointer.
 * @param onMove called with both indexes, from 0
 */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<DragOrder['drag']>();
  return {
    drag,
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, over: index });
      },
      onPointerMove: ({ currentTarget, clientX, clientY }) => {
        if (!drag) return;
        const entry = entryUnder(currentTarget, clientX, clientY);
        // A long list follows to where one drags.
        entry?.scrollIntoView({ block: 'nearest' });
        const over = Number(entry?.dataset.place ?? drag.over);
        if (over !== drag.over) setDrag({ ...drag, over });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag && drag.from !== drag.over) onMove(drag.from, drag.over);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}

/** The entry that lies under a point, of the same list as the handle. */
function entryUnder(handle: Element, x: number, y: number): HTMLElement | undefined {
  const list = handle.closest('[data-place]')?.parentElement;
  const entry = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return entry?.parentElement === list ? (entry ?? undefined) : undefined;
}
