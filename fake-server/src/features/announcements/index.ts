/** What other parts of the server may know of this feature. */
export { type AnnouncementRow, announcementsRepository } from './announcements.repository.ts'
export { announcement } from './announcements.table.ts'
export { addressOfPicture } from './picture-address.ts'
