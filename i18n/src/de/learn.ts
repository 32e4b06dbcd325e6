import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Lernen',
  lead: 'Kurze Lektionen am echten Tisch. Du machst die Züge selbst, und es kann nichts schiefgehen.',
  minutes: (count) => `${count} Min.`,
  state: {
    done: 'Abgeschlossen',
    begun: (step, of) => `Schritt ${step} von ${of}`,
  },
  start: 'Starten',
  resume: 'Fortsetzen',
  again: 'Noch einmal',
  lesson: 'Lektion',
  step: (step, of) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Mach es für mich',
  restart: 'Von vorn',
  leave: 'Alle Lektionen',
  lookAt: 'Schau hierhin:',
  confirm: 'Dein Zug ist vollständig. Bestätige ihn, damit er zählt.',
  otherMove: 'Das wäre ein erlaubter Zug, aber die Lektion braucht hier einen anderen.',
  readFirst: 'Einen Moment: Lies erst dies und drücke dann „Weiter“.',
  notThis: 'Das nicht:',
  finished: {
    title: 'Lektion abgeschlossen',
    learnt: 'Das hast du gelernt',
    nextLesson: (title) => `Nächste Lektion: ${title}`,
    playBots: 'Gegen einen leichten Bot spielen',
    allLessons: 'Alle Lektionen',
    stay: 'Den Tisch ansehen',
  },
  lost: {
    title: 'Diese Lektion gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben. Alle Lektionen findest du in der Liste.',
  },
} satisfies LearnMessages;
