import type { BookMessages } from '../messages/book.ts';
import { words } from '../words.ts';

const { and } = words('fr');

export const book: BookMessages = {
  example: 'Exemple',
  before: 'Avant',
  after: 'Après',
  edit: 'Modifier cette position',
  tryIt: 'Essayer',
  tryTitle: (title) => `Essayer : ${title}`,
  steps: 'Étape par étape',
  setUp: 'La mise en place en un coup d’œil',
  print: 'Imprimer les règles',
  also: (list) => `Aussi recherché : ${and(list)}`,
  keys: 'Appuyez sur / pour chercher, sur Entrée pour aller au premier résultat, sur Échap pour effacer.',
  total: 'Total',
  sandbox: {
    note: 'Vous jouez toutes les places. Rien n’est enregistré.',
    back: 'Retour aux règles',
    again: 'Recommencer',
    bad: {
      name: 'Cette position est illisible',
      note: (at) =>
        `Le texte de la position dans l’adresse est erroné à partir du caractère ${at}. Rien n’a été modifié.`,
      none: 'L’adresse ne contient aucune position.',
    },
  },
  synonyms: [
    ['payer', 'prix', 'coût'],
    ['fin', 'dernier', 'finir', 'terminer'],
    ['égalité', 'ex aequo', 'départager'],
    ['échanger', 'échange', 'permuter', 'troquer'],
    ['permis', 'possible', 'disponible', 'autorisé'],
    ['valeur', 'score', 'points', 'décompte'],
  ],
};
