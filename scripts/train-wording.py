"""Teaches upper layers to compare what was said with a comment piece by piece: python3 train-wording.py GIVEN.json LEARNED.json (see train-wording.ts)

The lower layers stay as the encoder has learned them. Of each piece the upper ones make a point, and tell what it counts where the text is
said and where it is a comment's; to each piece of the one text belongs the nearest of the other (late interaction: Khattab and Zaharia,
ColBERT, 2020). What is said should be nearest to the comment that it means, among others of its template and none of them, and to no other.
"""

import base64
import json
import math
import os
import random
import sys
import time

import torch
import torch.nn.functional as F
from torch import nn

from batches import by_section, by_template, some_of_template, some_unsaid
from minilm import RANK, SHARED, TOGETHER, WIDTH, Encoder, halved, in_bytes, start_from
from mishearing import Mishearing

NUMBERS = 64
STEPS = int(os.environ.get("STEPS", "1900"))
RATE, OTHER_RATE = 1e-3, 3e-3
# Of each batch: pairs of dictations, sayings; and what these count.
PAIRS, SAYINGS, OF_SAYINGS = 24, 96, 1.5
DROPPED, SMOOTHING = 0.1, 0.02
# How much likelier a nearer comment is in each direction, and none of the comments, to begin with.
SHARP, NONE = 14.0, 12.0
# What is held back is looked at in part, for it takes long.
LOOKED_AT = 1200
UNLIKELY = -1e9

torch.set_num_threads(2)
random.seed(7)
torch.manual_seed(7)


class Wording(nn.Module):
    """Texts piece by piece: points, what each counts as said and as written, and 1 for each piece that is there."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder, self.kept = [encoder], {}
        self.layers = encoder.learn_on_above()
        self.points = nn.Linear(WIDTH, NUMBERS, bias=False)
        nn.init.orthogonal_(self.points.weight)
        self.counts = nn.Linear(WIDTH, 2, bias=False)
        nn.init.zeros_(self.counts.weight)
        self.sharp = nn.Parameter(torch.full((2,), math.log(SHARP)))
        self.none = nn.Parameter(torch.tensor(NONE))
        self.drop = nn.Dropout(DROPPED)

    def forward(self, texts):
        pieces = [self.encoder[0].pieces(text) for text in texts]
        longest = max(map(len, pieces))
        order = sorted(range(len(texts)), key=lambda at: len(pieces[at]))
        found = []
        for first in range(0, len(order), TOGETHER):
            chosen = order[first : first + TOGETHER]
            with torch.no_grad():
                x, mask = self.lower([texts[at] for at in chosen], [pieces[at] for at in chosen])
            unseen = (mask[:, None, None, :] - 1) * -UNLIKELY
            x = self.drop(x)
            for layer in self.layers:
                x = layer(x, unseen)
            points = F.normalize(self.points(x).float(), dim=-1)
            counts = self.counts(x).float().masked_fill(mask[:, :, None] == 0, UNLIKELY)
            left = longest - points.shape[1]
            found.append((F.pad(points, (0, 0, 0, left)), F.pad(counts, (0, 0, 0, left), value=UNLIKELY), F.pad(mask, (0, left))))
        back = torch.tensor(sorted(range(len(order)), key=lambda at: order[at]))
        return [torch.cat(parts)[back] for parts in zip(*found)]

    def lower(self, texts, pieces):
        """What the layers that stay make of texts; it is kept."""
        encoder = self.encoder[0]
        new = [at for at, text in enumerate(texts) if text not in self.kept]
        if new:
            x, mask = encoder.embedded([pieces[at] for at in new])
            unseen = (mask[:, None, None, :] - 1) * -UNLIKELY
            for layer in encoder.layers[:SHARED]:
                x = layer(x, unseen)
            for row, at in enumerate(new):
                self.kept[texts[at]] = x[row, : len(pieces[at])].half().clone()
        length = max(map(len, pieces))
        x, mask = torch.zeros(len(texts), length, WIDTH), torch.zeros(len(texts), length)
        for row, text in enumerate(texts):
            x[row, : len(pieces[row])] = self.kept[text].float()
            mask[row, : len(pieces[row])] = 1
        return x, mask

    def likenesses(self, said, comments):
        """How much is there for each comment, row by row of what was said."""
        (of_said, said_counts, said_mask), (of_comments, comment_counts, comment_mask) = said, comments
        rows, columns = len(of_said), len(of_comments)
        products = of_said.reshape(-1, NUMBERS) @ of_comments.reshape(-1, NUMBERS).T
        products = products.view(rows, of_said.shape[1], columns, of_comments.shape[1])
        nearest = products.masked_fill(comment_mask[None, None] == 0, -2).max(3).values
        forth = (nearest * torch.softmax(said_counts[:, :, 0], 1)[:, :, None]).sum(1)
        nearest = products.masked_fill(said_mask[:, :, None, None] == 0, -2).max(1).values
        back = (nearest * torch.softmax(comment_counts[:, :, 1], 1)[None]).sum(2)
        sharp = self.sharp.exp()
        return sharp[0] * forth + sharp[1] * back


def rows_of(read, at):
    return [part[torch.tensor(at)] for part in read]


def share_right(wording, held_back):
    """Of the remarks over templates that are not learned from: the share whose comment is the nearest of its section."""
    with_others = [one for one in held_back if one["others"]]
    right = 0
    wording.eval()
    with torch.no_grad():
        for one in with_others:
            read = wording([one["said"], one["meant"], *one["others"]])
            scores = wording.likenesses(rows_of(read, [0]), rows_of(read, list(range(1, len(read[0])))))[0]
            right += float(scores[0]) > float(scores[1:].max())
    wording.train()
    return right / len(with_others)


def loss_of(wording, said, unsaid, meant, others):
    """How unlikely the comment that is meant is, and none for what none says; and what was said among all that was said."""
    comments = list(dict.fromkeys(meant + others))
    right = torch.tensor([comments.index(one) for one in meant] + [len(comments)] * len(unsaid))
    texts = list(dict.fromkeys(said + unsaid + comments))
    places = {text: at for at, text in enumerate(texts)}
    with halved():
        read = wording(texts)
    scores = wording.likenesses(rows_of(read, [places[one] for one in said + unsaid]), rows_of(read, [places[one] for one in comments]))
    with_none = torch.cat([scores, wording.none.expand(len(scores), 1)], 1)
    back = scores.T[right[: len(said)]]
    alike = (right[None] == right[: len(said), None]) & ~torch.eye(len(said), len(right)).bool()
    back = F.cross_entropy(back.masked_fill(alike, UNLIKELY), torch.arange(len(said)))
    return F.cross_entropy(with_none, right, label_smoothing=SMOOTHING) + back / 2


def learn(wording, given, keep):
    layers = [one for one in wording.layers.parameters() if one.requires_grad]
    others = [*wording.points.parameters(), *wording.counts.parameters(), wording.sharp, wording.none]
    optimiser = torch.optim.AdamW([{"params": layers}, {"params": others}], weight_decay=0.01)
    unsaid = by_section(given["unsaid"])
    pairs, sayings = by_template(given["pairs"]), by_template([one for one in given["sayings"] if one["sayings"]])
    looked_at = {name: random.Random(1).sample(given[name], min(LOOKED_AT, len(given[name]))) for name in ("heldBack", "heldBackHeard")}
    hear, started = Mishearing(given["misheard"]), time.time()
    for step in range(STEPS):
        for group, rate in zip(optimiser.param_groups, (RATE, OTHER_RATE)):
            group["lr"] = rate * min(1, (step + 1) / 30) * (1 - step / STEPS)
        batch = some_of_template(pairs, PAIRS)
        beside = [random.choice(one["others"]) for one in batch if one["others"]]
        loss = loss_of(wording, [hear(one["said"]) for one in batch], [], [one["meant"] for one in batch], beside)
        batch = some_of_template(sayings, SAYINGS)
        said = [hear(random.choice(one["sayings"])) for one in batch]
        none = [hear(one["said"]) for one in some_unsaid(unsaid, batch)]
        loss = loss + OF_SAYINGS * loss_of(wording, said, none, [one["meant"] for one in batch], [])
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_([*layers, *others], 1.0)
        optimiser.step()
        if step % 25 == 24:
            print(f"step {step + 1} of {STEPS}: loss {float(loss):.3f}, {time.time() - started:.0f} s", flush=True)
        if step % 200 == 199 or step == STEPS - 1:
            keep(wording)
            right = " and, as heard, ".join(f"{share_right(wording, looked_at[name]):.3f}" for name in looked_at)
            print(f"{right} right over other templates", flush=True)


def in_floats(linear):
    return base64.b64encode(linear.weight.detach().numpy().T.astype("<f4").tobytes()).decode()


if __name__ == "__main__":
    given_path, learned_path = sys.argv[1:]
    with open(given_path) as file:
        given = json.load(file)

    def keep(wording):
        scales, numbers = in_bytes(wording.layers)
        found = {"rank": RANK, "scales": scales, "bytes": numbers, "points": in_floats(wording.points), "counts": in_floats(wording.counts)}
        with open(learned_path, "w") as file:
            json.dump(found, file)

    encoder = Encoder(given["model"])
    start_from(encoder, given["start"])
    learn(Wording(encoder), given, keep)
