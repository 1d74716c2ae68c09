import type { Announcement } from '@understudy/contracts/announcements'

/** The picture with the lowest sequence number; the list is unordered. */
export const firstPicture = ({ announcementImages }: Pick<Announcement, 'announcementImages'>): string | undefined =>
  [...announcementImages].sort((one, other) => one.sequence - other.sequence)[0]?.url
