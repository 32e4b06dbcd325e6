import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  cardAt,
  componentsOf,
  type ORNAMENTS,
  RECOGNITION,
  RUBLE,
  RULE_OF_GROUP,
} from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import type { Description } from '@archivolt/table/kit.ts';
import type { ResourceIcon } from '../draw/names.ts';
import type { Reading } from './inspect.ts';

/** Symbols with the same meaning wherever they are drawn: on the boards of the others, on counters, on tiles. */
type Sign = ResourceIcon | 'i-prestige' | 'i-banner' | `i-${(typeof ORNAMENTS)[number]}`;

function signs({ m: { terms }, words, book }: Reading): Record<Sign, Description> {
  const material = (kind: number): Description => ({
    name: capital(at(terms.resources, kind)),
    lines: [words.material],
    rules: ['RC-T1', 'RC-T4'],
  });
  const ornament = (kind: number): Description => ({
    name: capital(at(terms.ornaments, kind)),
    lines: [words.ornament],
    rules: ['RC-D1', 'RC-D2', 'RC-D3'],
  });
  const track = { lines: [words.track], rules: ['RC-S1', 'RC-S2', 'RC-S3'] };
  return {
    'i-wood': material(0),
    'i-brick': material(1),
    'i-stone': material(2),
    'i-gold': material(3),
    'i-emerald': material(4),
    'i-amethyst': material(5),
    'i-ruble': {
      name: capital(at(terms.resources, RUBLE)),
      lines: [book.texts['RC-M3'] ?? ''],
      rules: ['RC-T2', 'RC-M3'],
    },
    'i-recognition': { name: capital(at(terms.resources, RECOGNITION)), ...track },
    'i-prestige': { name: capital(terms.prestige), ...track },
    'i-banner': { name: capital(terms.banners), lines: [words.banner], rules: ['RC-C1', 'RC-C6', 'RC-P2'] },
    'i-door': ornament(0),
    'i-arch': ornament(1),
    'i-cross': ornament(2),
  };
}

/** Describes a symbol by its name, a workshop tile by its number (`down` for its back), the card of a quadrant. */
export function inspectSign(
  reading: Reading,
  sort: 'sign' | 'tile' | 'guild',
  what: string,
): Description | undefined {
  const { m, words, book, view, context } = reading;
  if (sort === 'sign') return (signs(reading) as Record<string, Description>)[what];
  if (sort === 'guild') {
    const quadrant = Number(what);
    const { group } = cardAt(view.table, quadrant);
    const { title, actions } = texts.describeInfluence(m, quadrant, context);
    return {
      name: title,
      lines: [`${actions}.`, words.influence],
      rules: ['RC-I1', 'RC-I2', at(RULE_OF_GROUP, group)],
    };
  }
  if (what === 'down')
    return { name: capital(m.terms.faceDown), lines: [book.texts['RC-C4'] ?? ''], rules: ['RC-C4'] };
  const tile = Number(what);
  const { benefit } = at(componentsOf(view.table).tiles, tile);
  return {
    name: capital(m.terms.tile(benefit)),
    lines: [texts.describeTile(m, tile, context), words.slot],
    rules: ['RC-C5', 'RC-W1', 'RC-W2'],
  };
}
