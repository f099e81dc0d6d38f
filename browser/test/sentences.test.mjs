import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import * as text from '../build/core/text.js';

// Written by tests/speech/sentences.py: every template of every game, filled in many ways, with what
// Python makes of it.
const speeches = JSON.parse(readFileSync(new URL('../build/sentences.json', import.meta.url), 'utf8'));

for (const { game, language, people, words, sentences } of speeches)
  test(`the browser says the same as Python: ${game}, ${language}`, () => {
    text.language.value = language;
    text.gameTexts.value = words;
    text.seatNames.value = people;
    assert.ok(sentences.length > 1000);
    const different = [];
    for (const { text: sent, you, said } of sentences) {
      text.you.value = you;
      const here = text.say(sent);
      if (here !== said) different.push(`${sent.section} ${sent.key}: ${said} | ${here}`);
    }
    assert.deepEqual(different.slice(0, 20), []);
  });
