import type { EditorMessages } from '../messages/editor.ts';

export const editor: EditorMessages = {
  title: 'Éditeur de position',
  hint: 'Choisissez un élément du plateau pour le modifier.',
  nothing: 'Rien ne peut être modifié ici.',
  part: 'Élément',
  board: 'Plateau de',
  undo: 'Annuler',
  redo: 'Rétablir',
  setUp: 'Nouvelle mise en place',
  text: 'Texte',
  textNote:
    'Toute la position sous forme de texte. Les modifications apparaissent sur le plateau dès que le texte est lisible.',
  copy: 'Copier le texte',
  copied: 'Copié',
  link: 'Copier le lien',
  linkCopied: 'Lien copié',
  possible: 'Cette position est possible.',
  impossible: 'Cette position est impossible.',
  show: 'Montrer où',
  play: 'Jouer à partir d’ici',
  playNote:
    'Choisissez qui joue chaque place. Rien n’est enregistré\u00a0: recharger la page vous ramène à cette position.',
  me: 'moi, sur cet appareil',
  start: 'Commencer',
  cannotPlay: 'Cette position ne peut pas être jouée\u00a0:',
  over: 'La partie est terminée.',
  close: 'Fermer',
  toHome: 'Retour à l’accueil',
  unreadable: (at) => `Ce texte est illisible à partir du caractère ${at}.`,
};
