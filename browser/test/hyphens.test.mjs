import assert from 'node:assert/strict';
import test from 'node:test';
import { parted, partedAtJoints } from '../build/core/hyphens.js';

const shown = text => text.replaceAll('\u00ad', '|');

test('cards part the words that are listed, and behind stems', () => {
  assert.equal(shown(parted('Säbelzahnkatze')), 'Säbel|zahn|katze');
  assert.equal(shown(parted('Säbelzahntiger (Spur)')), 'Säbel|zahn|tiger (Spur)');
  assert.equal(shown(parted('Großer Pilgerreise')), 'Großer Pilger|reise');
  assert.equal(shown(parted('Belagerungsmaschine')), 'Belagerungs|maschine');
  assert.equal(shown(parted('Geschichtenerzähler')), 'Geschich|ten|erzähler');
});

test('texts part words at joints alone, and short ends stay', () => {
  assert.equal(shown(partedAtJoints('Belagerungsmaschine')), 'Belagerungs|maschine');
  assert.equal(shown(partedAtJoints('Säbelzahntiger')), 'Säbelzahntiger');
  assert.equal(shown(partedAtJoints('Wohnungstür')), 'Wohnungstür');
});
