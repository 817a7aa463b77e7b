import { AppError } from '../domain/errors.ts';

/**
 * A value within a payload, with its place there. The first value that is not as it should be is told, and no other: a
 * large payload may be wrong in millions of places. What nobody asks for is not looked at.
 */
export class JsonPlace {
  readonly value: unknown;
  private readonly key: string;
  private readonly parent: JsonPlace | null;

  /** Without the others the whole payload. */
  constructor(value: unknown, key = '', parent: JsonPlace | null = null) {
    this.value = value;
    this.key = key;
    this.parent = parent;
  }

  /** A field of an object. @throws AppError BAD_USER_INPUT unless this is an object. */
  field(name: string): JsonPlace {
    const object = this.object();
    return new JsonPlace(Object.hasOwn(object, name) ? object[name] : undefined, `.${name}`, this);
  }

  /** Reads every entry of an object, in the order that JavaScript has them in. */
  entries<Read>(read: (name: string, entry: JsonPlace) => Read): Read[] {
    return Object.entries(this.object()).map(([name, value]) => read(name, new JsonPlace(value, `.${name}`, this)));
  }

  /** Reads every entry of a list. */
  list<Read>(read: (entry: JsonPlace) => Read): Read[] {
    if (!Array.isArray(this.value)) throw this.refusal('a list');
    return this.value.map((value, index) => read(new JsonPlace(value, `[${index}]`, this)));
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.refusal('a text');
    return this.value;
  }

  /** A text that may be missing. */
  optionalText(): string | null {
    return this.value === undefined || this.value === null ? null : this.text();
  }

  /** True or false; false where it is missing. */
  flag(): boolean {
    if (this.value === undefined || this.value === null) return false;
    if (typeof this.value !== 'boolean') throw this.refusal('true or false');
    return this.value;
  }

  private object(): Record<string, unknown> {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.refusal('an object');
    return value as Record<string, unknown>;
  }

  private refusal(wanted: string): AppError {
    const found = this.value === undefined ? 'is missing' : `has to be ${wanted}`;
    return new AppError(
      'BAD_USER_INPUT',
      `The request is not as it should be. ${this.path().slice(1) || 'The payload'} ${found}.`,
    );
  }

  private path(): string {
    return `${this.parent?.path() ?? ''}${this.key}`;
  }
}
