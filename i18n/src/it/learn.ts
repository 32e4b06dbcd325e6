import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Impara',
  lead: 'Brevi lezioni al vero tavolo di gioco. Le mosse le fai tu, e nulla può andare storto.',
  minutes: (count) => `${count} min`,
  state: {
    done: 'Completata',
    begun: (step, of) => `Passo ${step} di ${of}`,
  },
  start: 'Inizia',
  resume: 'Continua',
  again: 'Ripeti',
  lesson: 'Lezione',
  step: (step, of) => `Passo ${step} di ${of}`,
  next: 'Avanti',
  back: 'Indietro',
  skip: 'Fallo per me',
  restart: 'Ricomincia',
  leave: 'Tutte le lezioni',
  lookAt: 'Guarda qui:',
  confirm: 'Il tuo turno è completo. Confermalo perché valga.',
  otherMove: 'Sarebbe una mossa valida, ma qui la lezione ne richiede un’altra.',
  readFirst: 'Un attimo: prima leggi, poi premi «Avanti».',
  notThis: 'Non così:',
  finished: {
    title: 'Lezione completata',
    learnt: 'Che cosa hai imparato',
    nextLesson: (title) => `Prossima lezione: ${title}`,
    playBots: 'Gioca contro un bot facile',
    allLessons: 'Tutte le lezioni',
    stay: 'Guarda il tavolo',
  },
  lost: {
    title: 'Questa lezione non esiste',
    text: 'Forse l’indirizzo è scritto male. Trovi tutte le lezioni nell’elenco.',
  },
} satisfies LearnMessages;
