import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Carries what is dragged by keys to the next place above or below: into the half of a row that is on the far side. */
export const stepByKey: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const by = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : 0;
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (by === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const middle = collisionRect.top + collisionRect.height / 2;
  const places = droppableContainers
    .getEnabled()
    .map(({ id }) => droppableRects.get(id))
    .filter((rect) => rect !== undefined)
    .map(({ top, height }) => top + height * (by > 0 ? 0.75 : 0.25))
    .filter((place) => (place - middle) * by > 1)
    .sort((a, b) => (a - b) * by);
  const [next] = places;
  return next === undefined ? undefined : { x: currentCoordinates.x, y: currentCoordinates.y + next - middle };
};
