import { pictureAddress } from '../uploads/index.ts'
import type { Picture } from './announcements.table.ts'

/** Returns the address of an announcement's picture in a world. */
export const addressOfPicture = (picture: Picture, worldId: string): string =>
  'url' in picture ? picture.url : pictureAddress(worldId, picture.upload)
