import type { LearnMessages } from '../messages/learn.ts';

export const learn = {
  title: 'Learn',
  lead: 'Short lessons at the real table. You make the moves yourself, and nothing can go wrong.',
  minutes: (count) => `${count} min`,
  state: {
    done: 'Finished',
    begun: (step, of) => `Step ${step} of ${of}`,
  },
  start: 'Start',
  resume: 'Continue',
  again: 'Repeat',
  lesson: 'Lesson',
  step: (step, of) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Do it for me',
  restart: 'Start over',
  leave: 'All lessons',
  lookAt: 'Look here:',
  confirm: 'Your turn is complete. Confirm it to make it count.',
  otherMove: 'That would be a legal move, but the lesson needs a different one here.',
  readFirst: 'One moment: read this first, then press “Next”.',
  notThis: 'Not this one:',
  finished: {
    title: 'Lesson finished',
    learnt: 'What you have learnt',
    nextLesson: (title) => `Next lesson: ${title}`,
    playBots: 'Play against an easy bot',
    allLessons: 'All lessons',
    stay: 'Look at the table',
  },
  lost: {
    title: 'This lesson does not exist',
    text: 'The address may be mistyped. You will find every lesson in the list.',
  },
} satisfies LearnMessages;
