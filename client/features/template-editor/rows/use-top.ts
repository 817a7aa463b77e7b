import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS pixels from the top of the document to an element; follows what is above it. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // What is above it is in the same parent, or moves that one.
    for (let above = element.current?.parentElement; above; above = above.parentElement) observer.observe(above);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
