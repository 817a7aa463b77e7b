"""What was said and what is meant by it, some of one template at a time (see train-encoder.py and train-wording.py)."""

import random

# Of comments of one section at most so many stand in a batch: there should be other sections, too.
OF_SECTION = 24
# … and of what none of them says.
UNSAID = 24


def by_template(ones):
    found = {}
    for one in ones:
        found.setdefault(one["template"], {}).setdefault(one["section"], []).append(one)
    return [list(sections.values()) for sections in found.values()]


def some_of_template(templates, count):
    """Some of one template, from several of its sections; larger templates come more often."""
    sizes = [sum(map(len, sections)) for sections in templates]
    sections = random.choices(templates, sizes)[0]
    found = []
    for section in random.sample(sections, len(sections)):
        found += random.sample(section, min(len(section), OF_SECTION, count - len(found)))
        if len(found) == count:
            break
    return found


def some_unsaid(unsaid, comments):
    """What is said in the sections that comments of one template stand in, and what none of them says."""
    sections = {(one["template"], one["section"]) for one in comments}
    found = [one for key in sorted(sections) for one in unsaid.get(key, [])]
    return random.sample(found, min(len(found), UNSAID))


def by_section(ones):
    found = {}
    for one in ones:
        found.setdefault((one["template"], one["section"]), []).append(one)
    return found
