import { gamesPart } from './games.ts'
import { seedPart } from './seed-part.ts'
import { vendors } from './vendors.ts'

export const vendorsPart = seedPart({
  name: 'vendors',
  needs: [gamesPart],
  build: (_moment, games) => vendors(games),
  empty: [],
})
