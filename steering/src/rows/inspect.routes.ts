import { control } from '@understudy/contracts'
import { endpointNamed } from '@understudy/contracts/registry'
import type { Usage } from '@understudy/platform/tape/usage.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'
import { curlOf, testOf } from '../worlds/replay.ts'
import { type Several, usageOfAll } from '../worlds/sum-of-processes.ts'
import { rowsOf, tablesOf } from './tables.ts'

/** Loaded when used, as it brings the sanitiser of editors' texts. */
const loadChanges = () => import('./row-changes.ts')

export const inspectRoutes = ({ usage, processes }: Several & { usage: Usage }) => [
  handle(control.tape, ({ worlds, params, query: { limit, ...filter } }) =>
    worldNamed(worlds, params.id).tape.list(limit, filter),
  ),

  handle(control.tapeCall, ({ worlds, params, platform, request }) => {
    const world = worldNamed(worlds, params.id)
    const call = world.tape.call(params.seq)
    if (!call) throw invalidField('seq', 'the tape holds no call of that number: it keeps the last 10,000')
    const { app, stage } = platform.origins(request)
    const origin = endpointNamed(call.endpoint)?.surface === 'stage' ? stage : app
    const { hasToken: _token, holdsInput: _input, ...facts } = call
    return { ...facts, curl: curlOf(world, call, origin), test: testOf(world, call) }
  }),

  handle(control.tables, ({ worlds, params }) => tablesOf(worldNamed(worlds, params.id))),

  handle(control.tableRows, ({ worlds, params, query }) => rowsOf(worldNamed(worlds, params.id), params.table, query)),

  handle(control.changeRow, async ({ worlds, params, body }) => {
    const { changeRow } = await loadChanges()
    const world = worldNamed(worlds, params.id)
    const changed = changeRow(world, params, body.set, body.was)
    emitControlChanged(world, 'rows')
    return changed
  }),

  handle(control.deleteRow, async ({ worlds, params }) => {
    const { deleteRow } = await loadChanges()
    const world = worldNamed(worlds, params.id)
    const deleted = deleteRow(world, params)
    emitControlChanged(world, 'rows')
    return deleted
  }),

  handle(control.undoChange, async ({ worlds, params }) => {
    const { undoChange } = await loadChanges()
    const world = worldNamed(worlds, params.id)
    const undone = undoChange(world, params.change)
    emitControlChanged(world, 'rows')
    return undone
  }),

  handle(control.usage, ({ request }) => usageOfAll({ usage, processes }, request)),
]
