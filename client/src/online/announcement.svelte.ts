import type { Announcement } from '@archivolt/protocol';

/** The operator's current announcement, known after the first request to the server. */
class CurrentAnnouncement {
  #announcement = $state.raw<Announcement | null>(null);

  get announcement(): Announcement | null {
    return this.#announcement;
  }

  set(announcement: Announcement | null): void {
    this.#announcement = announcement;
  }
}

export const currentAnnouncement = new CurrentAnnouncement();
