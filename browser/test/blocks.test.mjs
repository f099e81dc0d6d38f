import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorOf, folded, parse, passages, rulingOf, search } from '../build/core/blocks.js';

const PAGE = `# Rules

Intro with **strong** words.

## 5. The game

### 5.5 Combat

- higher wins
- a tie
  changes nothing

| no. | question | ruling |
|---|---|---|
| R4 | In which order? | Cards \\| then draw. |
| R28 | Too little? | No. |
`;

test('headings are found by their number, else by their words', () => {
  assert.equal(anchorOf('5.5 Combat'), '5.5');
  assert.equal(anchorOf('8. End and scoring'), '8');
  assert.equal(anchorOf('T1 Culture cards'), 'T1');
  assert.equal(anchorOf('The rival tribe'), 'the-rival-tribe');
});

test('rows that begin with a number are rulings', () => {
  assert.equal(rulingOf(['R15', 'x']), 'R15');
  assert.equal(rulingOf(['4.9', 'x']), '4.9');
  assert.equal(rulingOf(['W18', 'x']), 'W18');
  assert.equal(rulingOf(['2 dp', 'x']), undefined);
  assert.equal(rulingOf(['', 'x']), undefined);
});

test('a page is cut into blocks', () => {
  const blocks = parse(PAGE);
  assert.deepEqual(
    blocks.map(b => b.kind),
    ['heading', 'paragraph', 'heading', 'heading', 'list', 'table'],
  );
  assert.deepEqual(blocks[4].items, ['higher wins', 'a tie changes nothing']);
  assert.deepEqual(blocks[5].head, ['no.', 'question', 'ruling']);
  assert.equal(blocks[5].rows[0][2], 'Cards | then draw.');
  assert.equal(passages(blocks), 5);
});

test('a search keeps what holds every word, under its headings', () => {
  const found = search(parse(PAGE), 'CARDS draw');
  assert.deepEqual(
    found.map(b => b.text ?? b.rows.map(r => r[0])),
    ['Rules', '5. The game', '5.5 Combat', ['R4']],
  );
  assert.deepEqual(search(parse(PAGE), 'nowhere'), []);
  assert.equal(passages(search(parse(PAGE), 'tie')), 1);
});

test('accents, capitals and ligatures do not matter', () => {
  assert.equal(folded('Éclaireur **Floß** Œuf'), 'eclaireur floss oeuf');
  assert.equal(folded('l’œuf'), folded("L'oeuf"));
});
