import { pictureAddress } from '../uploads/index.ts'
import type { Picture } from './announcements.table.ts'

/** Where a picture of an announcement is reached in a world. */
export const addressOfPicture = (picture: Picture, worldId: string): string =>
  'url' in picture ? picture.url : pictureAddress(worldId, picture.upload)
