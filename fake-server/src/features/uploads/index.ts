import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { upload } from './uploads.table.ts'

export { cleanPicture } from './clean-picture.ts'
export { pictureAddress, uploadsRepository } from './uploads.repository.ts'

export const uploads = feature({
  name: 'uploads',
  tables: [upload],
  // Up to 0.7 MB each, of the 64 MB that a world may have.
  rowLimits: { upload: { rows: 30 } },
  columns: rulesOf(upload),
})
