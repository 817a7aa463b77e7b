/** Values that were made for an object under a name, as long as the object lives. */
export type Memory<Key extends object, Value> = WeakMap<Key, Map<string, Value>>;

/** The value that was made for the object under that name, else a new one. */
export function remembered<Key extends object, Value>(
  memory: Memory<Key, Value>,
  object: Key,
  name: string,
  make: () => Value,
): Value {
  let values = memory.get(object);
  if (!values) {
    values = new Map();
    memory.set(object, values);
  }
  let value = values.get(name);
  if (value === undefined) {
    value = make();
    values.set(name, value);
  }
  return value;
}
