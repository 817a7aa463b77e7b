import type { CollisionDetection } from '@dnd-kit/core';

/** The row at the height of the pointer, or of what is dragged by keys; rows are as wide as the list. */
export const rowAtHeight: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const height = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2;
  const container = droppableContainers.find(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && rect.top <= height && height < rect.top + rect.height;
  });
  return container ? [{ id: container.id }] : [];
};
