import { mistakeSentences } from '../messages/mistakes.ts';
import type { TerminalMessages } from '../messages/terminal.ts';
import { mistakes } from './mistakes.ts';

export const terminal = {
  opening: (seed) => `graine ${seed}. Tapez help à tout moment.`,
  handOver: (name) => `Passez le clavier à ${name}, puis appuyez sur Entrée : `,
  goodbye: 'Au revoir. La partie n’est pas terminée ; save FICHIER en enregistre une pour plus tard.',
  continue: 'Continuer',
  mayUndo: 'Vous pouvez encore annuler : tapez 1 pour continuer ou undo pour revenir en arrière.',
  nothingToUndo: 'Rien à annuler : ce que les dés ou les autres joueurs ont dévoilé reste.',
  undone: (steps) => (steps === 1 ? 'Une étape annulée.' : `${steps} étapes annulées.`),
  numbered: (last) => `Les coups possibles sont numérotés de 1 à ${last}.`,
  unknownCommand: 'Ce n’est ni un coup ni une commande.',
  noMove: 'À partir d’ici, ce n’est pas un coup valable.',
  unread: (why, examples) =>
    `${why}${examples === '' ? '' : ` Par exemple : ${examples}.`} Tapez help pour obtenir de l’aide.`,
  whyWhat: (example) =>
    `Pourquoi quoi ? Par exemple : why ${example}, ou un autre coup tel qu’il figure entre crochets après les coups possibles.`,
  unknownThing: (text) =>
    `« ${text} » n’est ni un coup ni un élément de ce jeu. Essayez un numéro ou l’un des coups affichés.`,
  possible: (offer) => `Possible : ${offer}`,
  notPossible: (moves, more) =>
    `Impossible : ${moves}${more > 0 ? ` (et ${more} ${more === 1 ? 'autre' : 'autres'})` : ''}`,
  noRule: (number) =>
    number === '' ? 'rules attend le numéro d’une règle.' : `Il n’y a pas de règle ${number}.`,
  expects: {
    undo: 'undo attend un nombre d’étapes.',
    log: 'log attend un nombre de lignes, ou all pour toutes.',
    save: 'save attend le nom d’un fichier.',
    load: 'load attend le nom d’un fichier.',
  },
  saved: (file) => `Enregistré dans ${file}.`,
  notSaved: (why) => `Non enregistré : ${why}`,
  loaded: 'Chargé.',
  notLoaded: (file, why) => `Non chargé, votre partie continue. ${file} : ${why}`,
  place: (line, character) => `ligne ${line}, caractère ${character}`,
  holders: { number: 'un numéro', move: 'un coup', thing: 'QUOI', rule: 'RÈGLE', file: 'FICHIER' },
  help: {
    number: 'choisir le coup de ce numéro',
    move: 'un coup, écrit comme entre crochets après les coups possibles',
    why: 'expliquer pourquoi un coup, ou quoi que ce soit d’autre dans ce jeu, est impossible maintenant',
    undo: 'annuler la dernière étape de votre tour, ou N étapes',
    board: 'redessiner la table, avec les coups possibles (une ligne vide aussi)',
    offers: 'afficher de nouveau les coups possibles',
    log: 'les 20 dernières phrases du journal avec leurs règles, ou N, ou all pour toutes',
    score: 'le décompte, si la partie s’arrêtait maintenant',
    rules: 'le texte d’une règle, par exemple celle que cite une raison',
    position: 'la position en une ligne de texte',
    save: 'écrire la partie dans un fichier',
    load: 'reprendre la partie d’un fichier',
    help: 'cette liste',
    quit: 'quitter la partie',
  },
  calling: {
    usage: 'archivolt play JEU [options]',
    only: (game) => `seulement ${game} :`,
    bots: 'Robots :',
    notes:
      'Les personnes prennent les premières places, les robots les suivantes. Avec --players sans --bots, toutes les places sont à des personnes ; sans aucune des deux options, vous jouez contre un robot greedy. NO_COLOR désactive les couleurs.',
    see: (command) => `Voir : ${command}`,
    verify: {
      usage: 'archivolt verify FICHIER [--salt HEX] [--commitment HEX]',
      about:
        'FICHIER est une partie terminée, exportée par la page web ou par le serveur. Chaque lancer et chaque tirage est recalculé à partir du secret et des sels, et chaque coup est rejoué selon les règles. La première anomalie est signalée et la commande se termine avec le code 1.',
      salt: 'votre propre sel : il doit être un de ceux de la partie',
      commitment: 'l’engagement qui vous a été montré : celui de la partie doit être le même',
      hex: 'une valeur hexadécimale',
    },
    values: { number: 'un nombre', list: 'une liste', seat: 'une place', file: 'un fichier' },
    flags: {
      players: 'nombre de places',
      bots: 'niveaux des robots, séparés par des virgules',
      seed: 'graine aléatoire ; la même graine donne la même partie',
      first: 'premier joueur, compté à partir de 0 (par défaut : au hasard)',
      set: 'un autre jeu de composants, en JSON',
      load: 'reprendre une partie enregistrée',
      lang: 'langue (par défaut : celle de LC_ALL ou LANG)',
    },
  },
  refusals: {
    noOption: (option) => `option inconnue ${option}`,
    noValue: (option, given) => `${option} ne prend pas de valeur, mais a reçu ${given}`,
    expects: (option, what) => `${option} attend ${what}`,
    whole: (option, min, max, given) => `${option} attend un nombre entier de ${min} à ${max}, pas ${given}`,
    oneOf: (option, values, given) => `${option} attend l’un de ${values}, pas ${given}`,
    game: (games) => `il manque le nom d’un jeu : ${games}`,
    noGame: (games, given) => `jeu inconnu ${given} ; jeux connus : ${games}`,
    oneGame: (word) => `un seul jeu à la fois ; argument inattendu ${word}`,
    level: (levels, given) =>
      `--bots attend des niveaux parmi ${levels}, séparés par des virgules ; pas ${given}`,
    solo: (players) => `--solo est pour une personne, --players dit ${players}`,
    contradict: (one, other) => `${one} et ${other} se contredisent`,
    tooManyBots: (most) => `--bots attend au plus ${most} niveaux à côté d’une personne`,
    botsForSeats: (bots, seats) => `--bots nomme ${bots} robots pour ${seats} places`,
    unreadable: (file, why) => `${file} ne peut pas être lu : ${why}`,
    oneFile: 'il faut un fichier, et un seul',
    noHex: (option, given) => `${option} attend des chiffres hexadécimaux, pas « ${given} »`,
    noGameFile: (file) => `${file} n’est pas une partie exportée par Archivolt`,
    noSet: (file, path, expected) =>
      `--set ${file} n’est pas un jeu de composants : ${path} : attendu : ${expected}`,
  },
  mistake: mistakeSentences(mistakes),
} satisfies TerminalMessages;
