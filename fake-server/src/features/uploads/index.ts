/** The public API of this feature for other parts of the server. */
export { cleanPicture } from './clean-picture.ts'
export { pictureAddress, uploadsRepository } from './uploads.repository.ts'
