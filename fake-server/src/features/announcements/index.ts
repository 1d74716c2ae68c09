/** The public API of this feature for other parts of the server. */
export { type AnnouncementRow, announcementsRepository } from './announcements.repository.ts'
export { announcement } from './announcements.table.ts'
export { addressOfPicture } from './picture-address.ts'
