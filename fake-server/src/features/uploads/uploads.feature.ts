import { feature } from '../../binding/feature.ts'

export const uploads = feature({
  name: 'uploads',
  rowLimits: { upload: { rows: 150 } },
})
