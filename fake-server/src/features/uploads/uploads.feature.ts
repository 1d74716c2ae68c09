import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { upload } from './uploads.table.ts'

export const uploads = feature({
  name: 'uploads',
  rowLimits: { upload: { rows: 150 } },
  columnWords: wordsIn(upload),
})
