"""all-MiniLM-L6-v2 as it is taught (see train-encoder.py and train-heads.py).

Only a product of two narrow matrices is learned for each matrix of the model (LoRA: Hu et al., 2021), so that little has to be kept.
"""

import base64
import json
import re
import unicodedata

import numpy
import torch
import torch.nn.functional as F
from torch import nn

LAYERS, WIDTH, HEADS = 6, 384, 12
RANK = 32
# Layers below that are the same whatever is asked (server/adapters/meaning/encoder-graph.ts).
SHARED = 3
LONGEST = 48
LONGEST_WORD = 100
# Pieces of each of two clauses (server/adapters/meaning/word-pieces.ts).
OF_CLAUSE = 38
# Sentences that are read at once.
TOGETHER = 32


def halved():
    """Numbers of 16 bits take half as long where the processor has instructions for them, and forty times as long elsewhere."""
    with open("/proc/cpuinfo") as file:
        return torch.autocast("cpu", dtype=torch.bfloat16, enabled="_bf16" in file.read())


def read_weights(manifest, data):
    """The weights of a TensorFlow.js model, by name."""
    with open(manifest) as file:
        listed = json.load(file)["weightsManifest"][0]["weights"]
    with open(data, "rb") as file:
        raw = file.read()
    at, found = 0, {}
    for one in listed:
        count = int(numpy.prod(one["shape"])) if one["shape"] else 1
        quantization = one.get("quantization")
        if not quantization:
            at += 4 * count
            continue
        numbers = numpy.frombuffer(raw, numpy.uint8, count, at).astype(numpy.float32)
        numbers = numbers * quantization.get("scale", 1) + quantization["min"]
        found[one["name"]] = torch.tensor(numbers.reshape(one["shape"]))
        at += count
    return found


class Learning(nn.Module):
    """A matrix that stays, and what is added to it."""

    def __init__(self, weights, name):
        super().__init__()
        self.weight = weights[f"{name}/Tensordot/ReadVariableOp"].T.contiguous()
        self.bias = weights[f"{name}/BiasAdd/ReadVariableOp"]
        columns, rows = self.weight.shape
        self.down = nn.Parameter(torch.randn(RANK, rows) / rows**0.5)
        self.up = nn.Parameter(torch.zeros(columns, RANK))

    def learn_on(self):
        """What was learned stays, and something is added to it."""
        self.weight = (self.weight + self.up.data @ self.down.data).contiguous()
        self.down = nn.Parameter(torch.randn(self.down.shape) / self.down.shape[1] ** 0.5)
        self.up = nn.Parameter(torch.zeros(self.up.shape))

    def forward(self, x):
        return F.linear(x, self.weight, self.bias) + F.linear(F.linear(x, self.down), self.up)


def normaliser(weights, name):
    scale = weights[f"{name}/LayerNorm/batchnorm/mul/ReadVariableOp"]
    bias = weights[f"{name}/LayerNorm/batchnorm/ReadVariableOp"]
    return lambda x: F.layer_norm(x, (WIDTH,), scale, bias, 1e-12)


class Layer(nn.Module):
    # In the order in which server/adapters/meaning reads them.
    MATRICES = {
        "query": "attention/self/query",
        "key": "attention/self/key",
        "value": "attention/self/value",
        "attended": "attention/output/dense",
        "widened": "intermediate/dense",
        "narrowed": "output/dense",
    }

    def __init__(self, weights, name):
        super().__init__()
        for own, given in self.MATRICES.items():
            setattr(self, own, Learning(weights, f"{name}/{given}"))
        self.looked = normaliser(weights, f"{name}/attention/output")
        self.thought = normaliser(weights, f"{name}/output")

    def forward(self, x, unseen):
        sentences, length, _ = x.shape
        split = lambda matrix: matrix(x).view(sentences, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        products = split(self.query) @ split(self.key).transpose(-1, -2) / (WIDTH / HEADS) ** 0.5
        seen = torch.softmax(products + unseen, -1) @ split(self.value)
        x = self.looked(x + self.attended(seen.transpose(1, 2).reshape(sentences, length, WIDTH)))
        return self.thought(x + self.narrowed(F.gelu(self.widened(x))))


class Encoder(nn.Module):
    ROOT = "StatefulPartitionedCall/model/tf_bert_model/bert"

    def __init__(self, model):
        super().__init__()
        weights = read_weights(model["manifest"], model["weights"])
        with open(model["vocabulary"]) as file:
            self.numbers = json.load(file)["model"]["vocab"]
        self.words, self.places, self.types = weights["unknown"], weights["unknown_0"], weights["unknown_1"]
        self.first = normaliser(weights, f"{self.ROOT}/embeddings")
        self.layers = nn.ModuleList(Layer(weights, f"{self.ROOT}/encoder/layer_._{at}") for at in range(LAYERS))
        self.read = {}

    def pieces(self, text):
        return [self.numbers["[CLS]"], *self.words_in_pieces(text)[: LONGEST - 2], self.numbers["[SEP]"]]

    def pieces_of_clauses(self, left, right):
        """Two clauses one after the other, of each what is next to where they meet."""
        end = self.numbers["[SEP]"]
        before, after = self.words_in_pieces(left)[-OF_CLAUSE:], self.words_in_pieces(right)[:OF_CLAUSE]
        return [self.numbers["[CLS]"], *before, end, *after, end]

    def words_in_pieces(self, text):
        if text not in self.read:
            plain = unicodedata.normalize("NFD", text.lower())
            plain = "".join(letter for letter in plain if unicodedata.category(letter) != "Mn")
            words = re.findall(r"[^\W_]+|[^\w\s]|_", plain)
            found = [number for word in words for number in self.pieces_of_word(word)]
            self.read[text] = found
        return self.read[text]

    def pieces_of_word(self, word):
        if len(word) > LONGEST_WORD:
            return [self.numbers["[UNK]"]]
        at, found = 0, []
        while at < len(word):
            start = "##" if at else ""
            end = next((end for end in range(len(word), at, -1) if start + word[at:end] in self.numbers), None)
            if end is None:
                return [self.numbers["[UNK]"]]
            found.append(self.numbers[start + word[at:end]])
            at = end
        return found

    def learn_on_above(self):
        """What was learned stays, and something is added to the layers above those that are shared. Returns these."""
        for parameter in self.parameters():
            parameter.requires_grad = False
        above = self.layers[SHARED:]
        for layer in above:
            for name in Layer.MATRICES:
                getattr(layer, name).learn_on()
        return above

    def forward(self, texts):
        read = [self.pieces(text) for text in texts]
        # Sentences of like length together: what only fills up costs as much as what is said.
        order = sorted(range(len(read)), key=lambda at: len(read[at]))
        parts = [self.some([read[at] for at in order[first : first + TOGETHER]]) for first in range(0, len(read), TOGETHER)]
        back = sorted(range(len(order)), key=lambda at: order[at])
        return torch.cat(parts)[back]

    def embedded(self, read):
        """What goes into the first layer, and 1 for each piece that is there."""
        length = max(map(len, read))
        pieces = torch.tensor([one + [0] * (length - len(one)) for one in read])
        mask = torch.tensor([[1.0] * len(one) + [0.0] * (length - len(one)) for one in read])
        return self.first(self.words[pieces] + self.places[:length] + self.types[0]), mask

    def some(self, read):
        x, mask = self.embedded(read)
        for layer in self.layers:
            x = layer(x, (mask[:, None, None, :] - 1) * 1e9)
        return F.normalize((x * mask[:, :, None]).sum(1), dim=-1)


def start_from(encoder, start):
    """What was learned before."""
    numbers = numpy.frombuffer(base64.b64decode(start["bytes"]), numpy.int8).astype(numpy.float32)
    at, scales = 0, iter(start["scales"])
    for layer in encoder.layers:
        for name in Layer.MATRICES:
            matrix, root = getattr(layer, name), next(scales) ** 0.5
            for narrow in (matrix.down, matrix.up):
                size = narrow.numel()
                narrow.data = torch.tensor(numbers[at : at + size].reshape(narrow.shape) * root)
                at += size


def in_bytes(layers):
    """What was learned: of each matrix what counts one, and the bytes of both of its narrow ones."""
    scales, found = [], b""
    for layer in layers:
        for name in Layer.MATRICES:
            matrix = getattr(layer, name)
            down, up = matrix.down.detach().numpy(), matrix.up.detach().numpy()
            # As large the one as the other, rank by rank: both lose least.
            of_down, of_up = abs(down).max(1), abs(up).max(0) + 1e-12
            even = (of_down * of_up) ** 0.5
            down, up = down * (even / of_down)[:, None], up * (even / of_up)
            most_down, most_up = abs(down).max() / 127, abs(up).max() / 127
            found += numpy.round(down / most_down).astype(numpy.int8).tobytes()
            found += numpy.round(up / most_up).astype(numpy.int8).tobytes()
            scales.append(float(most_down * most_up))
    return scales, base64.b64encode(found).decode()
