import { control } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { upload } from './uploads.table.ts'

export { cleanPicture, MOST_PIXELS, provideWebp, type Shape, TooManyPixels } from './clean-picture.ts'
export { pictureAddress, uploadsRepository } from './uploads.repository.ts'

/**
 * How much an uploaded picture is in use (SQL): 2 while an announcement shows it, 0 once nobody waits for anything about
 * it, as its announcement is over or its feedback answered, else 1.
 */
const useOf = (now: number) => `CASE
  WHEN purpose = 'announcement' THEN 2 * EXISTS (
    SELECT 1 FROM announcement, json_each(announcement.images) AS image
    WHERE image.value ->> 'upload' = upload.name AND (no_expiry OR end_date > ${now}))
  ELSE NOT EXISTS (
    SELECT 1 FROM feedback, json_each(feedback.images) AS image
    WHERE image.value = upload.name AND answer IS NOT NULL) END`

export const uploads = feature({
  name: 'uploads',
  tables: [upload],
  // Up to 0.7 MB each, of the 64 MB that a world may have.
  rowLimits: { upload: { rows: 30 + control.SHOWN_PICTURES, use: useOf } },
  columns: rulesOf(upload),
})
