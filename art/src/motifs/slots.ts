import { at } from '../random.ts'
import { type Layer, turnOf } from '../stage.ts'
import { MACHINES } from './machines.ts'
import { SHOWCASES } from './showcases.ts'

const LAYOUTS: readonly Layer[] = [...SHOWCASES, ...MACHINES]

export const slots: Layer = (stage) => at(LAYOUTS, turnOf(stage, 'layout', LAYOUTS.length))(stage)
