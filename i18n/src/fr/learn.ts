import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Apprendre',
  lead: 'De courtes leçons à la vraie table de jeu. C’est vous qui jouez, et rien ne peut mal tourner.',
  minutes: (count) => `${count} min`,
  state: {
    done: 'Terminée',
    begun: (step, of) => `Étape ${step} sur ${of}`,
  },
  start: 'Commencer',
  resume: 'Continuer',
  again: 'Refaire',
  lesson: 'Leçon',
  step: (step, of) => `Étape ${step} sur ${of}`,
  next: 'Suivant',
  back: 'Précédent',
  skip: 'Faites-le pour moi',
  restart: 'Recommencer',
  leave: 'Toutes les leçons',
  lookAt: 'Regardez ici :',
  confirm: 'Votre tour est complet. Confirmez-le pour qu’il compte.',
  otherMove: 'Ce coup serait permis, mais la leçon en demande un autre ici.',
  readFirst: 'Un instant : lisez d’abord ceci, puis appuyez sur « Suivant ».',
  notThis: 'Pas ce coup :',
  finished: {
    title: 'Leçon terminée',
    learnt: 'Ce que vous avez appris',
    nextLesson: (title) => `Leçon suivante : ${title}`,
    playBots: 'Jouer contre un robot facile',
    allLessons: 'Toutes les leçons',
    stay: 'Regarder la table',
  },
  lost: {
    title: 'Cette leçon n’existe pas',
    text: 'L’adresse est peut-être mal saisie. Vous trouverez toutes les leçons dans la liste.',
  },
} satisfies LearnMessages;
