"""Teaches the upper layers of the sentence encoder to tell one thing: python3 train-heads.py GIVEN.json LEARNED.json (see train-heads.ts)

The lower layers stay as the encoder has learned them; the upper ones are learned on from there, with a head that tells how likely each
answer is (fine-tuning, of which only a product of two narrow matrices is learned for each matrix).
"""

import base64
import json
import random
import sys
import time

import numpy
import torch
import torch.nn.functional as F
from torch import nn

from minilm import RANK, SHARED, WIDTH, Encoder, halved, in_bytes, start_from
from mishearing import Mishearing

BATCH, PART = 96, 32
RATE, HEAD_RATE = 1e-3, 3e-3
DROPPED, SMOOTHING = 0.15, 0.02

torch.set_num_threads(2)


class Head(nn.Module):
    """What tells an answer from what the lower layers make of a sentence."""

    def __init__(self, encoder, answers):
        super().__init__()
        self.encoder = [encoder]
        self.layers = encoder.learn_on_above()
        self.out = nn.Linear(WIDTH, answers)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, examples):
        encoder = self.encoder[0]
        read = [encoder.pieces_of_clauses(*texts) if len(texts) > 1 else encoder.pieces(*texts) for texts in examples]
        with torch.no_grad():
            x, mask = encoder.embedded(read)
            unseen = (mask[:, None, None, :] - 1) * 1e9
            for layer in encoder.layers[:SHARED]:
                x = layer(x, unseen)
        x = self.drop(x)
        for layer in self.layers:
            x = layer(x, unseen)
        mean = (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        return self.out(self.drop(mean))


def in_parts(examples):
    """Examples of like length together."""
    ordered = sorted(examples, key=lambda one: sum(map(len, one["texts"])))
    return [ordered[at : at + PART] for at in range(0, len(ordered), PART)]


def as_heard(example, hear):
    return {"texts": [hear(text) for text in example["texts"]], "answer": example["answer"]}


def share_right(head, examples):
    head.eval()
    right, unlikely = 0, 0.0
    with torch.no_grad():
        for part in in_parts(examples):
            scores = head([one["texts"] for one in part])
            answers = torch.tensor([one["answer"] for one in part])
            right += int((scores.argmax(1) == answers).sum())
            unlikely += float(F.cross_entropy(scores, answers, reduction="sum"))
    head.train()
    return f"{right / len(examples):.4f} right, log loss {unlikely / len(examples):.4f}"


def learn(head, given, keep):
    rates = [(RATE, [one for layer in head.layers for one in layer.parameters()]), (HEAD_RATE, list(head.out.parameters()))]
    optimiser = torch.optim.AdamW([{"params": some} for _, some in rates], weight_decay=0.02)
    learned = [one for _, some in rates for one in some]
    sources, steps, started, losses = given["sources"], given["steps"], time.time(), []
    hear = Mishearing(given["misheard"])
    for step in range(steps):
        for group, (rate, _) in zip(optimiser.param_groups, rates):
            group["lr"] = rate * min(1, (step + 1) / 40) * max(0.02, 1 - step / steps)
        chosen = random.choices(sources, [one["share"] for one in sources], k=BATCH)
        batch = [as_heard(random.choice(source["examples"]), hear) for source in chosen]
        optimiser.zero_grad()
        for part in in_parts(batch):
            with halved():
                scores = head([one["texts"] for one in part])
            answers = torch.tensor([one["answer"] for one in part])
            loss = F.cross_entropy(scores.float(), answers, label_smoothing=SMOOTHING) * len(part) / BATCH
            loss.backward()
            losses.append(float(loss) * BATCH / PART)
        nn.utils.clip_grad_norm_(learned, 1.0)
        optimiser.step()
        if step % 50 == 49:
            print(f"step {step + 1} of {steps}: loss {sum(losses) / len(losses):.3f}, {time.time() - started:.0f} s", flush=True)
            losses = []
        if step % 400 == 399 or step == steps - 1:
            keep(head)
            for name, examples in given["heldBack"].items():
                if examples:
                    print(f"{name}: {share_right(head, examples)}", flush=True)


def head_in_bytes(out):
    """Of each answer what speaks for it in any case, then row by row what each number speaks for each."""
    numbers = numpy.concatenate([out.bias.detach().numpy(), out.weight.detach().numpy().T.reshape(-1)])
    return base64.b64encode(numbers.astype("<f4").tobytes()).decode()


if __name__ == "__main__":
    given_path, learned_path = sys.argv[1:]
    with open(given_path) as file:
        given = json.load(file)

    random.seed(given["seed"])
    torch.manual_seed(given["seed"])

    def keep(head):
        scales, numbers = in_bytes(head.layers)
        with open(learned_path, "w") as file:
            json.dump({"rank": RANK, "scales": scales, "bytes": numbers, "head": head_in_bytes(head.out)}, file)

    encoder = Encoder(given["model"])
    start_from(encoder, given["start"])
    learn(Head(encoder, given["answers"]), given, keep)
