import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Aprender',
  lead: 'Lições curtas na mesa de verdade. Quem faz as jogadas é você, e nada pode dar errado.',
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
  next: 'Avançar',
  back: 'Voltar',
  skip: 'Faça por mim',
  restart: 'Recomeçar',
  leave: 'Todas as lições',
  lookAt: 'Olhe aqui:',
  confirm: 'Seu turno está completo. Confirme para que ele conte.',
  otherMove: 'Seria uma jogada válida, mas aqui a lição precisa de outra.',
  readFirst: 'Um momento: leia isto primeiro e depois toque em “Avançar”.',
  notThis: 'Isso não:',
  finished: {
    title: 'Lição concluída',
    learnt: 'O que você aprendeu',
    nextLesson: (title) => `Próxima lição: ${title}`,
    playBots: 'Jogar contra um bot fácil',
    allLessons: 'Todas as lições',
    stay: 'Ver a mesa',
  },
  lost: {
    title: 'Esta lição não existe',
    text: 'O endereço pode estar errado. Você encontra todas as lições na lista.',
  },
} satisfies LearnMessages;
