import type { Announcement } from '@archivolt/protocol';
import type { AnnouncementRow } from '../store/store.ts';

/** The public form of an announcement. */
export function announcementOf({ starts, ends, note }: AnnouncementRow): Announcement {
  return { starts, ends, note };
}
