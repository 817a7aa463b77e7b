/** Kinds of numbers, as ONNX counts them. */
export const FLOAT = 1;
export const UINT8 = 2;
const INT8 = 3;
export const INT32 = 6;
export const INT64 = 7;

/** Numbers that belong to the model. */
export interface Constant {
  name: string;
  shape: readonly number[];
  numbers: Float32Array | Int8Array | Uint8Array | BigInt64Array;
}

/** What goes in or comes out; a name stands for a length that is told only when it runs. */
export interface Port {
  name: string;
  kind: typeof FLOAT | typeof UINT8 | typeof INT32 | typeof INT64;
  shape: readonly (number | string)[];
}

/** One step of a model. */
export interface Node {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | readonly number[]>>;
}

/** A model: what is computed, out of what. */
export interface Graph {
  inputs: readonly Port[];
  outputs: readonly Port[];
  constants: readonly Constant[];
  nodes: readonly Node[];
}

/** Version of the file format, and of the operators. */
const FORMAT = 9;
const OPERATORS = 20;

/** A model as the bytes of an ONNX file (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto). */
export function onnxModel({ inputs, outputs, constants, nodes }: Graph): Uint8Array {
  const graph = [
    ...nodes.map((node) => message(1, nodeBytes(node))),
    text(2, 'graph'),
    ...constants.map((constant) => message(5, constantBytes(constant))),
    ...inputs.map((port) => message(11, portBytes(port))),
    ...outputs.map((port) => message(12, portBytes(port))),
  ];
  return Buffer.concat([integer(1, FORMAT), message(7, graph), message(8, [text(1, ''), integer(2, OPERATORS)])]);
}

const nodeBytes = ({ operator, inputs, outputs, attributes = {} }: Node) => [
  ...inputs.map((name) => text(1, name)),
  ...outputs.map((name) => text(2, name)),
  text(4, operator),
  ...Object.entries(attributes).map(([name, value]) => message(5, attributeBytes(name, value))),
];

/** Whole numbers are integers, others floats, lists lists of integers. */
function attributeBytes(name: string, value: number | readonly number[]): Buffer[] {
  if (typeof value !== 'number') return [text(1, name), ...value.map((one) => integer(8, one)), integer(20, 7)];
  if (Number.isInteger(value)) return [text(1, name), integer(3, value), integer(20, 2)];
  return [text(1, name), varint((2 << 3) | 5), Buffer.from(Float32Array.of(value).buffer), integer(20, 1)];
}

function constantBytes({ name, shape, numbers }: Constant): Buffer[] {
  const raw = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return [...shape.map((length) => integer(1, length)), integer(2, kindOf(numbers)), text(8, name), bytes(9, raw)];
}

function kindOf(numbers: Constant['numbers']): number {
  if (numbers instanceof Float32Array) return FLOAT;
  if (numbers instanceof BigInt64Array) return INT64;
  return numbers instanceof Int8Array ? INT8 : UINT8;
}

function portBytes({ name, kind, shape }: Port): Buffer[] {
  const lengths = shape.map((length) =>
    message(1, [typeof length === 'number' ? integer(1, length) : text(2, length)]),
  );
  return [text(1, name), message(2, [message(1, [integer(1, kind), message(2, lengths)])])];
}

/** The parts of protocol buffers (https://protobuf.dev/programming-guides/encoding/). */
const integer = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Buffer) => Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
const message = (field: number, parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts));

/** Seven bits a byte, the lowest first; what is below zero takes ten bytes. */
function varint(value: number): Buffer {
  const found: number[] = [];
  let left = BigInt.asUintN(64, BigInt(value));
  while (left > 127n) {
    found.push(Number(left & 127n) | 128);
    left >>= 7n;
  }
  found.push(Number(left));
  return Buffer.from(found);
}
