"""Writes python-vectors.json, notations of emojis as Python writes them: every 36th fully-qualified sequence of Unicode's
emoji-test.txt 15.0 (package unicode-data of Debian), with the version that it came with.

Usage: python3 make-python-vectors.py > python-vectors.json
"""

import json
import re
import urllib.parse

lines = open('/usr/share/unicode/emoji/emoji-test.txt', encoding='utf-8').read().splitlines()
pattern = re.compile(r'^([0-9A-F ]+?)\s*; fully-qualified\s+# \S+ E(\d+\.\d) ')
found = [match.groups() for match in map(pattern.match, lines) if match]

vectors = []
for sequence, version in found[::36]:
    text = ''.join(chr(int(code, 16)) for code in sequence.split())
    vectors.append([
        sequence,
        version,
        text.encode('ascii', 'xmlcharrefreplace').decode(),
        text.encode('unicode_escape').decode(),
        json.dumps(text)[1:-1],
        text.encode('utf-8').hex(' '),
        urllib.parse.quote(text),
    ])
rows = ',\n'.join('  ' + json.dumps(vector) for vector in vectors)
print(f'{{ "count": {len(found)}, "vectors": [\n{rows}\n] }}')
