const off = { push: false, mail: false };

/** A person as a server stores them. */
export const aPerson = (id: string, name: string, login: string | null = null) => ({
  id,
  name,
  login,
  created: 1,
  colour: 0,
  language: 'en' as const,
  zone: 'UTC',
  quiet: null,
  mail: null,
  password: null,
  unsubscribe: id,
  deleted: false,
  admin: false,
  muted: null,
  suspended: null,
  statistics: 'nobody' as const,
  notify: { turn: off, invited: off, finished: off },
});
