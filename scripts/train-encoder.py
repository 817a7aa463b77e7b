"""Teaches all-MiniLM-L6-v2 what the trade says: python3 train-encoder.py GIVEN.json LEARNED.json (see train-encoder.ts)

What is said and what is written of one line of the catalogue come near each other, apart from the lines beside it, and what was said
on site comes near the comment that it means (negatives from the batch: van den Oord, Li and Vinyals, 2018). Only a product of two
narrow matrices is learned for each matrix of the model (LoRA: Hu et al., 2021), so that little has to be kept.
"""

import base64
import json
import random
import re
import sys
import time
import unicodedata

import numpy
import torch
import torch.nn.functional as F
from torch import nn

LAYERS, WIDTH, HEADS = 6, 384, 12
RANK = 32
TEMPERATURE = 0.05
LONGEST = 40
LONGEST_WORD = 100
# Steps, lines a batch, pairs a batch, and the largest rate: first the catalogue alone, then with what was said on site.
PHASES = [(900, 128, 0, 2e-3), (760, 96, 48, 1e-3)]
# Neighbouring lines that stay together in a batch.
BLOCK = 16
TOGETHER = 32

torch.set_num_threads(2)
random.seed(7)
torch.manual_seed(7)


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
        if text not in self.read:
            plain = unicodedata.normalize("NFD", text.lower())
            plain = "".join(letter for letter in plain if unicodedata.category(letter) != "Mn")
            words = re.findall(r"[^\W_]+|[^\w\s]|_", plain)
            found = [number for word in words for number in self.pieces_of_word(word)]
            self.read[text] = [self.numbers["[CLS]"], *found[: LONGEST - 2], self.numbers["[SEP]"]]
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

    def forward(self, texts):
        read = [self.pieces(text) for text in texts]
        # Sentences of like length together: what only fills up costs as much as what is said.
        order = sorted(range(len(read)), key=lambda at: len(read[at]))
        parts = [self.some([read[at] for at in order[first : first + TOGETHER]]) for first in range(0, len(read), TOGETHER)]
        back = sorted(range(len(order)), key=lambda at: order[at])
        return torch.cat(parts)[back]

    def some(self, read):
        length = max(map(len, read))
        pieces = torch.tensor([one + [0] * (length - len(one)) for one in read])
        mask = torch.tensor([[1.0] * len(one) + [0.0] * (length - len(one)) for one in read])
        x = self.first(self.words[pieces] + self.places[:length] + self.types[0])
        for layer in self.layers:
            x = layer(x, (mask[:, None, None, :] - 1) * 1e9)
        return F.normalize((x * mask[:, :, None]).sum(1), dim=-1)


def lines_of_batch(lines, count):
    """What is said and what is written of so many lines, in blocks of neighbours."""
    chosen = set()
    while len(chosen) < count:
        first = random.randrange(len(lines))
        chosen.update((first + step) % len(lines) for step in range(BLOCK))
    said, like = [], []
    for at in list(chosen)[:count]:
        spoken, written = lines[at]["spoken"], lines[at]["written"]
        one = random.choice(spoken)
        others = [other for other in spoken if other != one]
        kind = random.random()
        said.append(one)
        if kind < 0.3 or (kind >= 0.7 and not others):
            like.append(random.choice([lines[at]["name"], *written]))
        elif kind < 0.7:
            title = random.choice([lines[at]["name"], random.choice(written)])
            like.append(f"{title}. {random.choice(written)}")
        else:
            like.append(random.choice(others))
    return said, like


def loss_of_pairs(vectors, pairs):
    """How unlikely the comment that is meant is among those of all pairs."""
    said, meant, other = vectors.split(len(pairs))
    comments = [pair["meant"] for pair in pairs]
    products = said @ torch.cat([meant, other]).T / TEMPERATURE
    same = torch.tensor([[a == b for b in comments] for a in comments]) & ~torch.eye(len(pairs), dtype=torch.bool)
    products[:, : len(pairs)].masked_fill_(same, -1e9)
    return F.cross_entropy(products, torch.arange(len(pairs)))


def learn(encoder, lines, pairs):
    learned = list(encoder.parameters())
    for steps, line_count, pair_count, rate in PHASES:
        optimiser = torch.optim.AdamW(learned, lr=rate, weight_decay=0.01)
        started = time.time()
        for step in range(steps):
            for group in optimiser.param_groups:
                group["lr"] = rate * min(1, (step + 1) / 30) * (1 - step / steps)
            said, like = lines_of_batch(lines, line_count)
            some = random.sample(pairs, pair_count)
            sentences = [pair["said"] for pair in some] + [pair["meant"] for pair in some]
            vectors = encoder(said + like + sentences + [random.choice(pair["others"]) for pair in some])
            products = vectors[:line_count] @ vectors[line_count : 2 * line_count].T / TEMPERATURE
            right = torch.arange(line_count)
            loss = (F.cross_entropy(products, right) + F.cross_entropy(products.T, right)) / 2
            if some:
                loss = loss + loss_of_pairs(vectors[2 * line_count :], some)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if step % 50 == 0:
                print(f"step {step} of {steps}: loss {float(loss):.3f}, {time.time() - started:.0f} s", flush=True)


def in_bytes(encoder):
    """What was learned: of each matrix what counts one, and the bytes of both of its narrow ones."""
    scales, found = [], b""
    for layer in encoder.layers:
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


if __name__ == "__main__":
    given_path, learned_path = sys.argv[1:]
    with open(given_path) as file:
        given = json.load(file)
    encoder = Encoder(given["model"])
    learn(encoder, given["lines"], [pair for pair in given["pairs"] if pair["others"]])
    scales, numbers = in_bytes(encoder)
    with open(learned_path, "w") as file:
        json.dump({"rank": RANK, "scales": scales, "bytes": numbers}, file)
