"""Teaches all-MiniLM-L6-v2 what the trade says: python3 train-encoder.py GIVEN.json LEARNED.json (see train-encoder.ts)

What is said and what is written of one line of the catalogue come near each other, apart from the lines beside it, and what is said
on site comes near the comment that it means, apart from the others of its template, and near the name of the item that it is said of
(negatives from the batch: van den Oord, Li and Vinyals, 2018).
"""

import json
import os
import random
import sys
import time

import torch
import torch.nn.functional as F

from batches import by_section, by_template, some_of_template, some_unsaid
from minilm import RANK, Encoder, in_bytes, start_from
from mishearing import Mishearing

TEMPERATURE = 0.05
# Steps, and of each batch: lines, pairs of dictations, sayings; and the largest rate. First the catalogue alone.
FIRST = (900, 128, 0, 0, 2e-3)
THEN = (int(os.environ.get("STEPS", "1500")), 16, 24, 128, 1e-3)
# Likeness that is neither near nor far, how sharply both are told apart, and what it counts.
MIDDLE, SHARP, APART = 0.5, 15, 0.2
# Names of a template that stand in a batch, and what it counts that what was said is near its own.
NAMES, NAMED = 48, 0.5
# Neighbouring lines that stay together in a batch.
BLOCK = 16

torch.set_num_threads(2)
random.seed(7)
torch.manual_seed(7)


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


def names_for(ones, names):
    """The names of the items that are spoken of, and others of the same template."""
    own = {one["item"] for one in ones}
    others = [name for one in ones[:1] for name in names[one["template"]] if name not in own]
    return sorted(own) + random.sample(others, max(0, min(len(others), NAMES - len(own))))


def loss_of_named(said, ones, vectors, names):
    """How unlikely the item that something is said of is among others of the template."""
    right = torch.tensor([names.index(one["item"]) for one in ones])
    return F.cross_entropy(said @ vectors.T / TEMPERATURE, right)


def loss_of_unsaid(said, comments):
    """What no comment says should be far from all of them."""
    return F.softplus((said @ comments.T - MIDDLE) * SHARP).sum(1).mean()


def loss_of_meant(said, meant, others, texts):
    """How unlikely the comment that is meant is among all of the batch, and what was said among all that was said.

    Besides, what is meant should be near by itself, and what is not far: of some things no comment says them (pairwise
    sigmoid loss: Zhai et al., 2023).
    """
    same = torch.tensor([[a == b for b in texts] for a in texts[: len(said)]])
    right = torch.arange(len(said))
    others_alike = same & ~torch.nn.functional.one_hot(right, len(texts)).bool()
    likenesses = said @ torch.cat([meant, others]).T
    products = (likenesses / TEMPERATURE).masked_fill(others_alike, -1e9)
    back = (meant @ said.T / TEMPERATURE).masked_fill(others_alike[:, : len(said)], -1e9)
    signs = torch.nn.functional.one_hot(right, len(texts)) * 2.0 - 1
    apart = F.softplus(-signs * (likenesses - MIDDLE) * SHARP).masked_fill(others_alike, 0).sum(1).mean()
    return F.cross_entropy(products, right) + F.cross_entropy(back, right) / 2 + APART * apart


def share_named(encoder, held_back):
    """Of the same remarks: the share whose nearest name is of the right section."""
    names, right = {}, 0
    for one in held_back:
        names.setdefault(one["template"], {})[one["item"]] = one["section"]
    texts = sorted({text for one in held_back for text in (one["said"], one["item"])})
    places = {text: at for at, text in enumerate(texts)}
    with torch.no_grad():
        vectors = encoder(texts)
    for one in held_back:
        others = names[one["template"]]
        near = vectors[[places[name] for name in others]] @ vectors[places[one["said"]]]
        right += list(others.values())[int(near.argmax())] == one["section"]
    return right / len(held_back)


def share_right(encoder, held_back):
    """Of the remarks over templates that are not learned from: the share whose comment is the nearest of its section."""
    with_others = [one for one in held_back if one["others"]]
    texts = sorted({text for one in with_others for text in [one["said"], one["meant"], *one["others"]]})
    places = {text: at for at, text in enumerate(texts)}
    with torch.no_grad():
        vectors = encoder(texts)
    right = 0
    for one in with_others:
        said, meant = vectors[places[one["said"]]], vectors[places[one["meant"]]]
        others = vectors[[places[text] for text in one["others"]]]
        right += float(said @ meant) > float((others @ said).max())
    return right / len(with_others)


def learn(encoder, given, phases, keep):
    """Learns in phases; what was learned so far is kept from time to time, for it takes long."""
    learned = list(encoder.parameters())
    lines, unsaid = given["lines"], by_section(given["unsaid"])
    pairs, sayings = by_template(given["pairs"]), by_template([one for one in given["sayings"] if one["sayings"]])
    names = {}
    for one in given["sayings"] + given["pairs"]:
        names.setdefault(one["template"], {})[one["item"]] = None
    hear = Mishearing(given["misheard"])
    for steps, line_count, pair_count, saying_count, rate in phases:
        optimiser = torch.optim.AdamW(learned, lr=rate, weight_decay=0.01)
        started = time.time()
        for step in range(steps):
            for group in optimiser.param_groups:
                group["lr"] = rate * min(1, (step + 1) / 30) * (1 - step / steps)
            said, like = lines_of_batch(lines, line_count)
            parts = [said, like]
            pair_batch = some_of_template(pairs, pair_count) if pair_count else []
            saying_batch = some_of_template(sayings, saying_count) if saying_count else []
            parts += [[hear(one["said"]) for one in pair_batch], [one["meant"] for one in pair_batch]]
            parts += [[random.choice(one["others"]) for one in pair_batch if one["others"]]]
            parts += [[hear(random.choice(one["sayings"])) for one in saying_batch]]
            parts += [[one["meant"] for one in saying_batch]]
            unsaid_batch = some_unsaid(unsaid, saying_batch)
            parts += [[hear(one["said"]) for one in unsaid_batch]]
            parts += [names_for(pair_batch, names), names_for(saying_batch + unsaid_batch, names)]
            texts = sorted(set(sum(parts, [])))
            places = {text: at for at, text in enumerate(texts)}
            vectors = encoder(texts)
            said, like, *others = [vectors[[places[text] for text in part]] for part in parts]
            products = said @ like.T / TEMPERATURE
            right = torch.arange(line_count)
            loss = (F.cross_entropy(products, right) + F.cross_entropy(products.T, right)) / 2
            told = [float(loss)]
            if pair_batch:
                one = loss_of_meant(others[0], others[1], others[2], parts[3] + parts[4])
                told.append(float(one))
                loss = loss + one + NAMED * loss_of_named(others[0], pair_batch, others[6], parts[8])
            if saying_batch:
                one = loss_of_meant(others[3], others[4], others[4][:0], parts[6])
                told.append(float(one))
                spoken_of = torch.cat([others[3], others[5]])
                named = loss_of_named(spoken_of, saying_batch + unsaid_batch, others[7], parts[9])
                told.append(float(named))
                loss = loss + 1.5 * (one + NAMED * named)
            if parts[7]:
                one = loss_of_unsaid(others[5], others[4])
                told.append(float(one))
                loss = loss + 1.5 * APART * one
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if step % 100 == 0 or step == steps - 1:
                keep(encoder)
                right = [f"{share_right(encoder, given[name]):.3f}" for name in ("heldBack", "heldBackHeard")]
                named = share_named(encoder, given["heldBack"])
                print(f"{' and, as heard, '.join(right)} right over other templates, {named:.3f} of the sections named", flush=True)
            if step % 25 == 0:
                shown = ", ".join(f"{one:.3f}" for one in told)
                print(f"step {step} of {steps}: loss {shown}, {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    given_path, learned_path = sys.argv[1:]
    with open(given_path) as file:
        given = json.load(file)

    def keep(encoder):
        scales, numbers = in_bytes(encoder.layers)
        with open(learned_path, "w") as file:
            json.dump({"rank": RANK, "scales": scales, "bytes": numbers}, file)

    encoder = Encoder(given["model"])
    if given["start"]:
        start_from(encoder, given["start"])
    learn(encoder, given, [THEN] if given["start"] else [FIRST, THEN], keep)
