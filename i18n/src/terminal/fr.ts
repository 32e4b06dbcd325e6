import type { TerminalMessages } from './messages.ts';

export const terminal = {
  opening: (seed) => `graine ${seed}. Tapez help à tout moment.`,
  person: 'une personne',
  handOver: (name) => `Passez à ${name}, qui appuie sur Entrée : `,
  goodbye: 'Au revoir. La partie n’est pas finie ; save FICHIER en garde une pour plus tard.',
  goOn: 'Continuer',
  turnOver: 'Votre tour est complet et peut encore être repris : 1 continue, undo revient en arrière.',
  nothingToUndo: 'Rien à reprendre : ce que les dés ou les autres ont montré reste.',
  undone: (steps) => (steps === 1 ? 'Une étape reprise.' : `${steps} étapes reprises.`),
  numbered: (last) => `Les propositions sont numérotées de 1 à ${last}.`,
  unread: (examples) =>
    `À partir d’ici, ce n’est pas un coup.${examples === '' ? '' : ` Par exemple : ${examples}.`} Ou tapez help.`,
  whyWhat:
    'Pourquoi quoi ? Par exemple : why claim, ou un coup tel qu’entre crochets après les propositions.',
  unknownThing: (text) =>
    `« ${text} » n’est ni un coup ni une chose de ce jeu. Essayez un numéro ou un coup tel qu’il est proposé.`,
  possible: (offer) => `Possible : ${offer}`,
  notPossible: (moves, more) => `Pas ${moves}${more > 0 ? ` ni ${more} de plus` : ''} :`,
  noRule: (number) =>
    number === '' ? 'rules attend le numéro d’une règle.' : `Il n’y a pas de règle ${number}.`,
  expects: {
    undo: 'undo attend un nombre d’étapes.',
    log: 'log attend un nombre de lignes, ou all pour toutes.',
    save: 'save attend le nom d’un fichier.',
    load: 'load attend le nom d’un fichier.',
  },
  saved: (file) => `Enregistré dans ${file}.`,
  notSaved: (why) => `Non enregistré : ${why}`,
  loaded: 'Chargé.',
  notLoaded: (file, why) => `Non chargé, votre partie continue. ${file} : ${why}`,
  place: (line, character) => `ligne ${line}, caractère ${character}`,
  holders: { number: 'un numéro', move: 'un coup', thing: 'QUOI', rule: 'RÈGLE', file: 'FICHIER' },
  help: {
    number: 'la proposition de ce numéro',
    move: 'écrit comme entre crochets après les propositions',
    why: 'pourquoi un coup, une section, un dé, un matériau, une carte … est impossible maintenant',
    undo: 'reprendre la dernière étape de votre tour, ou N étapes',
    board: 'redessiner la table, avec les propositions ; une ligne vide aussi',
    offers: 'seulement les propositions',
    log: 'les 20 dernières phrases du journal, ou N, ou all pour toutes',
    score: 'le décompte, si la partie s’arrêtait maintenant',
    rules: 'le texte d’une règle, par exemple celle que cite une raison',
    position: 'la position en une ligne de texte',
    save: 'écrire la partie dans un fichier',
    load: 'reprendre la partie d’un fichier',
    help: 'cette liste',
    quit: 'quitter la partie',
  },
  board: { recognition: 'PR', completed: 'achevé', ruin: 'ruine' },
} satisfies TerminalMessages;
