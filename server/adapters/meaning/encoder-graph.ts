import { Adaptation } from './adaptation.ts';
import { numbersOf, type Weights } from './base-weights.ts';
import { type Constant, FLOAT, type Graph, INT64, type Node } from './onnx-model.ts';

/** Shape of the model. */
const LAYERS = 6;
const WIDTH = 384;
const HEADS = 12;
const LITTLE = 1e-12;

/** What of a layer is learned: a matrix, brought to bytes column by column, and what is added. */
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

/**
 * The model that tells what a sentence means (BERT: Devlin et al., 2019): out of the numbers of its `pieces` and of their `places`
 * comes its `vector`, [384], of length 1. One sentence at a time: beside others it would be rounded otherwise.
 */
export function encoderGraph(weights: ReadonlyMap<string, Weights>): Graph {
  const graph = new GraphMaker(weights);
  const words = graph.lookUp(WORDS, 'pieces');
  const places = graph.step('Gather', [graph.weight(PLACES), 'places']);
  const type = graph.constant(graph.rowOf(TYPES, 0), [WIDTH]);
  let x = graph.step('Add', [graph.step('Add', [words, places]), type]);
  x = graph.normalise(x, `${ROOT}/embeddings`);
  for (let layer = 0; layer < LAYERS; layer++) x = layerStep(graph, layer, x);
  const sum = graph.step('ReduceSum', [x, graph.integers([0])], { keepdims: 0 });
  graph.step('LpNormalization', [sum], { axis: -1, p: 2 }, ['vector']);
  return {
    inputs: [
      { name: 'pieces', kind: INT64, shape: ['length'] },
      { name: 'places', kind: INT64, shape: ['length'] },
    ],
    outputs: [{ name: 'vector', kind: FLOAT, shape: [WIDTH] }],
    constants: graph.constants,
    nodes: graph.nodes,
  };
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
  private readonly weights: ReadonlyMap<string, Weights>;
  private readonly adaptation = new Adaptation();
  private named = 0;

  constructor(weights: ReadonlyMap<string, Weights>) {
    this.weights = weights;
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
    const found = this.read(name);
    return this.constant(numbersOf(found), found.shape);
  }

  rowOf(name: string, row: number): Float32Array {
    return numbersOf(this.read(name)).slice(row * WIDTH, (row + 1) * WIDTH);
  }

  /** Rows of a table that stays in bytes. */
  lookUp(name: string, places: string): string {
    const { bytes, shape, scale, min } = this.read(name);
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
    const found = this.read(matrix);
    const { shape } = found;
    const numbers = numbersOf(found);
    this.adaptation.addTo(numbers, shape);
    const { bytes, scales } = inBytes(numbers, shape[1] as number);
    const small = this.name();
    const scale = this.name();
    const zero = this.name();
    this.step('DynamicQuantizeLinear', [x], {}, [small, scale, zero]);
    const products = this.step('MatMulInteger', [small, this.constant(bytes, shape), zero]);
    const scaled = this.step('Mul', [scale, this.constant(scales, [scales.length])]);
    const full = this.step('Mul', [this.step('Cast', [products], { to: FLOAT }), scaled]);
    return this.step('Add', [full, this.weight(bias)]);
  }

  private read(name: string): Weights {
    const found = this.weights.get(name);
    if (!found) throw new Error(`The model has no weights ${name}.`);
    return found;
  }

  private name(): string {
    return `x${this.named++}`;
  }
}

/** Of each column the largest number is 127. */
function inBytes(numbers: Float32Array, columns: number): { bytes: Int8Array; scales: Float32Array } {
  const scales = new Float32Array(columns);
  for (let at = 0; at < numbers.length; at++)
    scales[at % columns] = Math.max(scales[at % columns] as number, Math.abs(numbers[at] as number) / LARGEST);
  const bytes = new Int8Array(numbers.length);
  for (let at = 0; at < numbers.length; at++)
    bytes[at] = Math.round((numbers[at] as number) / (scales[at % columns] as number));
  return { bytes, scales };
}
const LARGEST = 127;
