import { useEditor } from './editor-context.ts';
import type { Spot } from './model/draft.ts';
import { componentOf, itemAt } from './model/find.ts';
import { placeKey } from './model/place-key.ts';
import { type Signal, useSignal } from './signal.ts';
import classes from './template-editor.module.css';

interface CrumbProps {
  place: Signal<Spot | null>;
  onGo: (key: string) => void;
}

/** In which component and item the rows in sight stand, while their bars are out of sight. For the eye only: rows say it. */
export function Crumb({ place, onGo }: CrumbProps) {
  const draft = useEditor(({ history }) => history.present);
  const spot = useSignal(place, (value) => value);
  const component = spot && componentOf(draft, spot.component);
  if (!spot || !component) return null;
  const item = spot.item === undefined ? undefined : itemAt(draft, { component: spot.component, item: spot.item });
  const step = (name: string, key: string) => (
    <button type="button" tabIndex={-1} onClick={() => onGo(key)}>
      {name}
    </button>
  );
  return (
    <div className={classes.crumb} aria-hidden>
      {step(component.name, component.key)}
      {item && ' › '}
      {item && step(item.name, placeKey(spot))}
    </div>
  );
}
