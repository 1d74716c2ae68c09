import { feature } from '../../binding/feature.ts'
import { readState } from '../../storage/state.ts'

export { luckRepository } from './luck.repository.ts'

export const luck = feature({
  name: 'luck',
  load: (db, { luck }) => {
    if (luck.next.length > 0) readState(db).set('luck', luck)
  },
})
