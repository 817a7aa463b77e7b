const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.TypedArray) => Buffer.from(buffer, byteOffset, byteLength);

/** Whether two lists of numbers are the same; millions at once, which a matcher would compare one by one. */
export const sameNumbers = (one: NodeJS.TypedArray, other: NodeJS.TypedArray) => bytesOf(one).equals(bytesOf(other));
