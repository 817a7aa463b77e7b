"""Says what was said as a recogniser may hear it (fit/misheard.ts tells which words are heard as which)."""

import random
import re

# The share of what is said that is heard with errors; and of its words the share that is misheard: of those that recordings
# were misheard in, and of those that others sound like.
MISHEARD, WORD_HEARD, WORD_ALIKE = 0.4, 0.2, 0.06


class Mishearing:
    def __init__(self, misheard):
        self.heard, self.alike = misheard["heard"], misheard["alike"]

    def __call__(self, text):
        if random.random() > MISHEARD:
            return text
        words, at, found = text.split(), 0, []
        while at < len(words):
            count, instead = self.of_words(words[at : at + 2])
            found.append(instead)
            at += count
        return " ".join(found)

    def of_words(self, words):
        """How many words are heard as what."""
        plain = [re.sub(r"[^a-z0-9' -]", "", word.lower()) for word in words]
        for count in (2, 1):
            others = self.heard.get(" ".join(plain[:count]), []) if len(words) >= count else []
            if others and random.random() < WORD_HEARD:
                return count, random.choice(others)
        others = self.alike.get(plain[0], [])
        if others and random.random() < WORD_ALIKE:
            return 1, random.choice(others)
        return 1, words[0]
