import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Draft, ItemPlace } from '../model/draft.ts';
import { placeKey } from '../model/place-key.ts';
import classes from './target-list.module.css';
import { targetsFor } from './targets-for.ts';

interface TargetListProps {
  draft: Draft;
  query: string;
  /** Where the comment is now. */
  here: ItemPlace;
  target: ItemPlace | null;
  onPick: (target: ItemPlace) => void;
}

/** The components with their items, of which one is picked. */
export function TargetList({ draft, query, here, target, onPick }: TargetListProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([here.component]));
  const targets = useMemo(() => targetsFor(draft, query), [draft, query]);
  const toggle = (key: string) =>
    setOpened((before) =>
      before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
    );

  if (targets.length === 0) return <p className={classes.empty}>No item was found.</p>;
  return (
    <div className={classes.list} role="radiogroup" aria-label="Items">
      {targets.map(({ component, items }) => {
        const isOpen = query.trim() !== '' || opened.has(component.key);
        return (
          <div key={component.key}>
            <button
              type="button"
              className={classes.component}
              aria-expanded={isOpen}
              onClick={() => toggle(component.key)}
            >
              <IconChevronRight size={16} aria-hidden data-open={isOpen || undefined} />
              {component.name}
              <span className={classes.count}>{items.length}</span>
            </button>
            {isOpen &&
              items.map((item) => {
                const place = { component: component.key, item: item.id };
                const isHere = placeKey(place) === placeKey({ component: here.component, item: here.item });
                return (
                  <label key={item.id} className={classes.item}>
                    <input
                      type="radio"
                      name="target"
                      checked={target !== null && placeKey(target) === placeKey(place)}
                      onChange={() => onPick(place)}
                    />
                    {item.name || 'Unnamed item'}
                    {isHere && <span className={classes.here}>it is here</span>}
                  </label>
                );
              })}
          </div>
        );
      })}
    </div>
  );
}
