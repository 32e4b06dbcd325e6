import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Aprender',
  lead: 'Lições curtas na mesa verdadeira. És tu quem faz as jogadas, e nada pode correr mal.',
  minutes: (count) => `${count} min`,
  state: {
    done: 'Concluída',
    begun: (step, of) => `Passo ${step} de ${of}`,
  },
  start: 'Começar',
  resume: 'Continuar',
  again: 'Repetir',
  lesson: 'Lição',
  step: (step, of) => `Passo ${step} de ${of}`,
  next: 'Seguinte',
  back: 'Voltar',
  skip: 'Faz por mim',
  restart: 'Recomeçar',
  leave: 'Todas as lições',
  lookAt: 'Olha para aqui:',
  confirm: 'O teu turno está completo. Confirma-o para que conte.',
  otherMove: 'Seria uma jogada válida, mas aqui a lição precisa de outra.',
  readFirst: 'Um momento: lê primeiro isto e depois carrega em «Seguinte».',
  notThis: 'Isso não:',
  finished: {
    title: 'Lição concluída',
    learnt: 'O que aprendeste',
    nextLesson: (title) => `Lição seguinte: ${title}`,
    playBots: 'Jogar contra um bot fácil',
    allLessons: 'Todas as lições',
    stay: 'Ver a mesa',
  },
  lost: {
    title: 'Esta lição não existe',
    text: 'O endereço pode estar mal escrito. Encontras todas as lições na lista.',
  },
} satisfies LearnMessages;
