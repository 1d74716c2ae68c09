/** What other parts of the server may know of this feature. */
export { announcementsRepository } from './announcements.repository.ts'
export { announcement } from './announcements.table.ts'
