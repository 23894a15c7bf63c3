"""Compares the players' records with the database."""

from support.cases import check, equal

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
TABLES = ["account", "session", "play", "distribution", "published_distribution", "item", "item_start", "item_answer_count", "round", "draw_pool", "question"]


def bits(key):
    """The bytes that a key's text stands for, as the database prints them."""
    number = 0
    for letter in key:
        number = number << 5 | ALPHABET.index(letter)
    return f"{number:032X}"


def audit(node, logs):
    """Every reported press is stored exactly once, and nothing else is counted.

    Players were told by other nodes too. So each read waits until this node has applied what they committed: a node that
    has just come back can be behind them. A server of Parlour that reads there waits in the same way."""
    check(not (wrong := [line for log in logs for line in log.wrong]), f"wrong replies: {wrong[:5]}")
    audit_plays(node, logs)
    audit_rounds(node, logs)


def audit_plays(node, logs):
    reported = {bits(key): answers for log in logs for key, answers in log.plays.items()}
    stored = {}
    for key, responses, outcome in rows(node, "SELECT hex(public_id), hex(responses), outcome_id FROM play"):
        stored[key] = ([byte >> 2 for byte in bytes.fromhex(responses)[1:]], outcome)
    for key, answers in reported.items():
        check(key in stored, f"a play that was begun is gone: {key}")
        equal(stored[key][0], answers, f"the answers of {key}")
        equal(stored[key][1] != "NULL", len(answers) == 7, f"whether {key} is finished")
    unknown = len(stored) - len(reported)
    check(unknown <= sum(log.begun_twice for log in logs), f"{unknown} plays that nobody began")
    counted = rows(node, "SELECT outcome_id, sum(play_count) FROM distribution GROUP BY outcome_id ORDER BY outcome_id")
    finished = rows(node, "SELECT outcome_id, count(*) FROM play WHERE finished_at IS NOT NULL GROUP BY outcome_id ORDER BY outcome_id")
    equal(counted, finished, "the distribution")


def audit_rounds(node, logs):
    stored = {key: (phase, correct) for key, phase, correct in rows(node, "SELECT hex(public_id), phase, is_correct FROM round")}
    for log in logs:
        for key, verdict in log.rounds.items():
            check(bits(key) in stored, f"a round that was started is gone: {key}")
            phase, correct = stored[bits(key)]
            if verdict is not None:
                equal((phase, correct), ("answered", str(int(verdict))), f"the round {key}")
    counted = rows(node, "SELECT item_id, chosen_option, sum(round_count) FROM item_answer_count GROUP BY item_id, chosen_option ORDER BY 1, 2")
    over = rows(node, "SELECT item_id, coalesce(chosen_option, -1), count(*) FROM round WHERE is_correct IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2")
    equal(counted, over, "the tallies of the answers")
    starts = rows(node, "SELECT item_id, sum(start_count) FROM item_start GROUP BY item_id ORDER BY item_id")
    equal(starts, rows(node, "SELECT item_id, count(*) FROM round GROUP BY item_id ORDER BY item_id"), "the starts")


def audit_agreement(nodes):
    """All nodes have the same rows after they have caught up."""
    sums = [rows(node, f"CHECKSUM TABLE parlour.{', parlour.'.join(TABLES)}")
            for node in nodes]
    for node, other in zip(nodes[1:], sums[1:]):
        equal(other, sums[0], f"the tables of {node.name}")


def rows(node, sql):
    done = node.ask(f"SET SESSION wsrep_sync_wait = 15; USE parlour; {sql}")
    check(done.returncode == 0, f"{node.name}: {done.stderr}")
    return [tuple(line.split("\t")) for line in done.stdout.splitlines()]
