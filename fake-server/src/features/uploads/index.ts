/** What other parts of the server may know of this feature. */
export { cleanPicture } from './clean-picture.ts'
export { pictureAddress, uploadsRepository } from './uploads.repository.ts'
