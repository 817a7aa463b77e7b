type Attributes = Record<string, unknown>;

/** What `after` has changed, with the values of `before`; inside objects only what changed, lists whole. */
export function previousAttributes(before: Attributes, after: Attributes): Attributes {
  const changed: Attributes = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = before[key];
    const fresh = after[key];
    if (JSON.stringify(old) === JSON.stringify(fresh)) continue;
    changed[key] = isAttributes(old) && isAttributes(fresh) ? previousAttributes(old, fresh) : (old ?? null);
  }
  return changed;
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
