import { ADAPTATION } from './adaptation.generated.ts';
import { adapted, type Learned, type Matrix } from './adaptation.ts';
import { numbersOf, type Weights } from './base-weights.ts';
import { JOINTS } from './joints.generated.ts';
import { KINDS } from './kinds.generated.ts';
import { type Bytes, inBytes } from './matrix-in-bytes.ts';
import { type Constant, FLOAT, type Graph, INT64, type Node, type Port } from './onnx-model.ts';
import { RETRACTIONS } from './retractions.generated.ts';
import { UNLISTED } from './unlisted.generated.ts';
import { WORDING } from './wording.generated.ts';

/** Shape of the model. */
const LAYERS = 6;
/** Layers below that are the same whatever is asked. */
const SHARED = 3;
const WIDTH = 384;
const HEADS = 12;
const LITTLE = 1e-12;

/** What of a layer is learned, in the order in which it is. */
const MATRICES = {
  query: 'attention/self/query',
  key: 'attention/self/key',
  value: 'attention/self/value',
  attended: 'attention/output/dense',
  widened: 'intermediate/dense',
  narrowed: 'output/dense',
} as const;
type MatrixName = keyof typeof MATRICES;

const ROOT = 'StatefulPartitionedCall/model/tf_bert_model/bert';
const WORDS = 'unknown';
const PLACES = 'unknown_0';
const TYPES = 'unknown_1';
const layerOf = (layer: number) => `${ROOT}/encoder/layer_._${layer}`;

/** The name of a matrix among the weights. */
const matrixOf = (layer: number, name: MatrixName) => `${layerOf(layer)}/${MATRICES[name]}/Tensordot/ReadVariableOp`;

/** What a part of the model is made of, by name. */
interface Parts {
  weights: ReadonlyMap<string, Weights>;
  /** Those that were learned. */
  matrices: ReadonlyMap<string, Matrix>;
  /** How these are kept. */
  bytes: Bytes;
}

/** What was learned to tell one thing by. */
interface LearnedHead extends Learned {
  /** Of each answer what speaks for it in any case, then row by row what each number of a sentence speaks for each: 32-bit floats, base64. */
  head: string;
}

/**
 * The model that reads sentences (BERT: Devlin et al., 2019), in parts: `lower` layers make `shared`, [pieces, 384], out of the numbers of
 * the `pieces` and of their `places`; out of it the `meaning` makes a `vector`, [384], of length 1, and layers of their own that
 * tell kinds, joints, what is unlisted and what is taken back make `scores`, one for each answer; of what several tell that learned from other starting points the mean is asked for. `wording` makes
 * a point of each piece, `points`, [pieces, 64], of length 1, and what it counts, `counts`, [pieces, 2], where the text is said and where it is a comment's. One sentence
 * at a time: beside others it would be rounded otherwise.
 */
export function encoderGraphs(
  weights: ReadonlyMap<string, Weights>,
  bytes: Bytes,
): Record<'lower' | 'meaning' | 'wording', Graph> & Record<'kinds' | 'joints' | 'unlisted' | 'retractions', Graph[]> {
  const names = [...Array(LAYERS).keys()].flatMap((layer) =>
    (Object.keys(MATRICES) as MatrixName[]).map((name) => matrixOf(layer, name)),
  );
  const above = names.slice(SHARED * Object.keys(MATRICES).length);
  const given = adaptedBy(ADAPTATION, names, new Map(names.map((name) => [name, matrixIn(weights, name)])));
  const encoder = { weights, matrices: given, bytes };
  const headOf = (learned: LearnedHead) =>
    headGraph({ weights, matrices: adaptedBy(learned, above, given), bytes }, learned.head);
  return {
    lower: lowerGraph(encoder),
    meaning: meaningGraph(encoder),
    wording: wordingGraph({ weights, matrices: adaptedBy(WORDING, above, given), bytes }),
    kinds: KINDS.map(headOf),
    joints: JOINTS.map(headOf),
    unlisted: UNLISTED.map(headOf),
    retractions: RETRACTIONS.map(headOf),
  };
}

function adaptedBy(
  learned: Learned,
  names: readonly string[],
  matrices: ReadonlyMap<string, Matrix>,
): ReadonlyMap<string, Matrix> {
  const found = adapted(
    names.map((name) => matrices.get(name) as Matrix),
    learned,
  );
  return new Map(names.map((name, at) => [name, found[at] as Matrix]));
}

function matrixIn(weights: ReadonlyMap<string, Weights>, name: string): Matrix {
  const found = weightsIn(weights, name);
  return { shape: found.shape, numbers: numbersOf(found) };
}

/** @throws Error where there are none. */
function weightsIn(weights: ReadonlyMap<string, Weights>, name: string): Weights {
  const found = weights.get(name);
  if (!found) throw new Error(`The model has no weights ${name}.`);
  return found;
}

const SHARED_PORT: Port = { name: 'shared', kind: FLOAT, shape: ['length', WIDTH] };

function lowerGraph(parts: Parts): Graph {
  const graph = new GraphMaker(parts);
  const words = graph.lookUp(WORDS, 'pieces');
  const places = graph.step('Gather', [graph.weight(PLACES), 'places']);
  const type = graph.constant(graph.rowOf(TYPES, 0), [WIDTH]);
  let x = graph.step('Add', [graph.step('Add', [words, places]), type]);
  x = graph.normalise(x, `${ROOT}/embeddings`);
  for (let layer = 0; layer < SHARED; layer++) x = layerStep(graph, layer, x);
  graph.step('Identity', [x], {}, [SHARED_PORT.name]);
  return {
    inputs: [
      { name: 'pieces', kind: INT64, shape: ['length'] },
      { name: 'places', kind: INT64, shape: ['length'] },
    ],
    outputs: [SHARED_PORT],
    constants: graph.constants,
    nodes: graph.nodes,
  };
}

function meaningGraph(parts: Parts): Graph {
  const graph = new GraphMaker(parts);
  const sum = graph.step('ReduceSum', [upperLayers(graph), graph.integers([0])], { keepdims: 0 });
  graph.step('LpNormalization', [sum], { axis: -1, p: 2 }, ['vector']);
  return {
    inputs: [SHARED_PORT],
    outputs: [{ name: 'vector', kind: FLOAT, shape: [WIDTH] }],
    constants: graph.constants,
    nodes: graph.nodes,
  };
}

function wordingGraph(parts: Parts): Graph {
  const graph = new GraphMaker(parts);
  const x = upperLayers(graph);
  const times = (matrix: string) => {
    const numbers = floatsIn(matrix);
    return graph.step('MatMul', [x, graph.constant(numbers, [WIDTH, numbers.length / WIDTH])]);
  };
  graph.step('LpNormalization', [times(WORDING.points)], { axis: -1, p: 2 }, ['points']);
  graph.step('Softmax', [times(WORDING.counts)], { axis: 0 }, ['counts']);
  return {
    inputs: [SHARED_PORT],
    outputs: [
      { name: 'points', kind: FLOAT, shape: ['length', floatsIn(WORDING.points).length / WIDTH] },
      { name: 'counts', kind: FLOAT, shape: ['length', floatsIn(WORDING.counts).length / WIDTH] },
    ],
    constants: graph.constants,
    nodes: graph.nodes,
  };
}

const floatsIn = (base64: string) => new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer);

function headGraph(parts: Parts, head: string): Graph {
  const graph = new GraphMaker(parts);
  const mean = graph.step('ReduceMean', [upperLayers(graph), graph.integers([0])], { keepdims: 0 });
  const numbers = floatsIn(head);
  const answers = numbers.length / (WIDTH + 1);
  const products = graph.step('MatMul', [mean, graph.constant(numbers.slice(answers), [WIDTH, answers])]);
  graph.step('Add', [products, graph.constant(numbers.slice(0, answers), [answers])], {}, ['scores']);
  return {
    inputs: [SHARED_PORT],
    outputs: [{ name: 'scores', kind: FLOAT, shape: [answers] }],
    constants: graph.constants,
    nodes: graph.nodes,
  };
}

function upperLayers(graph: GraphMaker): string {
  let x = SHARED_PORT.name;
  for (let layer = SHARED; layer < LAYERS; layer++) x = layerStep(graph, layer, x);
  return x;
}

/** Each piece looks at the others, and is thought over. */
function layerStep(graph: GraphMaker, layer: number, x: string): string {
  const multiply = (input: string, name: MatrixName) =>
    graph.multiply(input, matrixOf(layer, name), `${layerOf(layer)}/${MATRICES[name]}/BiasAdd/ReadVariableOp`);
  const split = (name: MatrixName, order: readonly number[]) => {
    const heads = graph.step('Reshape', [multiply(x, name), graph.integers([0, HEADS, WIDTH / HEADS])]);
    return graph.step('Transpose', [heads], { perm: order });
  };
  const products = graph.step('MatMul', [split('query', [1, 0, 2]), split('key', [1, 2, 0])]);
  const scaled = graph.step('Mul', [products, graph.number(1 / Math.sqrt(WIDTH / HEADS))]);
  const shares = graph.step('Softmax', [scaled], { axis: -1 });
  const seen = graph.step('MatMul', [shares, split('value', [1, 0, 2])]);
  const joined = graph.step('Reshape', [
    graph.step('Transpose', [seen], { perm: [1, 0, 2] }),
    graph.integers([0, WIDTH]),
  ]);
  const looked = graph.normalise(
    graph.step('Add', [x, multiply(joined, 'attended')]),
    `${layerOf(layer)}/attention/output`,
  );
  const thought = graph.step('Gelu', [multiply(looked, 'widened')]);
  return graph.normalise(graph.step('Add', [looked, multiply(thought, 'narrowed')]), `${layerOf(layer)}/output`);
}

/** Puts a model together, and names what is in between. */
class GraphMaker {
  readonly constants: Constant[] = [];
  readonly nodes: Node[] = [];
  private readonly parts: Parts;
  private named = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @returns the name of what comes out. */
  step(operator: string, inputs: string[], attributes?: Node['attributes'], outputs = [this.name()]): string {
    this.nodes.push({ operator, inputs, outputs, ...(attributes && { attributes }) });
    return outputs[0] as string;
  }

  constant(numbers: Constant['numbers'], shape: readonly number[]): string {
    const name = this.name();
    this.constants.push({ name, shape, numbers });
    return name;
  }

  number = (value: number) => this.constant(Float32Array.of(value), []);
  integers = (values: number[]) => this.constant(BigInt64Array.from(values, BigInt), [values.length]);

  weight(name: string): string {
    const { numbers, shape } = matrixIn(this.parts.weights, name);
    return this.constant(numbers, shape);
  }

  rowOf(name: string, row: number): Float32Array {
    return matrixIn(this.parts.weights, name).numbers.slice(row * WIDTH, (row + 1) * WIDTH);
  }

  /** Rows of a table that stays in bytes. */
  lookUp(name: string, places: string): string {
    const { bytes, shape, scale, min } = weightsIn(this.parts.weights, name);
    const rows = this.step('Cast', [this.step('Gather', [this.constant(bytes, shape), places])], { to: FLOAT });
    return this.step('Add', [this.step('Mul', [rows, this.number(scale)]), this.number(min)]);
  }

  normalise(x: string, name: string): string {
    const scale = this.weight(`${name}/LayerNorm/batchnorm/mul/ReadVariableOp`);
    const bias = this.weight(`${name}/LayerNorm/batchnorm/ReadVariableOp`);
    return this.step('LayerNormalization', [x, scale, bias], { axis: -1, epsilon: LITTLE });
  }

  /** x times a matrix, in bytes, four times as quick as in full; what comes in is brought to bytes as it is. */
  multiply(x: string, matrix: string, bias: string): string {
    const { shape, numbers } = this.parts.matrices.get(matrix) as Matrix;
    const { bytes, zero: none, scales } = inBytes(numbers, shape[1] as number, this.parts.bytes);
    const small = this.name();
    const scale = this.name();
    const zero = this.name();
    this.step('DynamicQuantizeLinear', [x], {}, [small, scale, zero]);
    const products = this.step('MatMulInteger', [small, this.constant(bytes, shape), zero, this.constant(none, [])]);
    const scaled = this.step('Mul', [scale, this.constant(scales, [scales.length])]);
    const full = this.step('Mul', [this.step('Cast', [products], { to: FLOAT }), scaled]);
    return this.step('Add', [full, this.weight(bias)]);
  }

  private name(): string {
    return `x${this.named++}`;
  }
}
