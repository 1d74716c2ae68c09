import type * as control from '@understudy/contracts/control'
import { of } from '../endpoints.ts'

/** The control endpoints only the console uses. */
export const changeRow = of<typeof control.changeRow>(
  'control.changeRow',
  'PATCH',
  '/__control/worlds/:id/tables/:table/:row',
)
export const deleteRow = of<typeof control.deleteRow>(
  'control.deleteRow',
  'DELETE',
  '/__control/worlds/:id/tables/:table/:row',
)
export const forkWorld = of<typeof control.forkWorld>('control.fork', 'POST', '/__control/worlds/:id/fork')
export const listWorlds = of<typeof control.listWorlds>('control.worlds', 'GET', '/__control/worlds')
export const tableRows = of<typeof control.tableRows>('control.tableRows', 'GET', '/__control/worlds/:id/tables/:table')
export const tables = of<typeof control.tables>('control.tables', 'GET', '/__control/worlds/:id/tables')
export const usage = of<typeof control.usage>('control.usage', 'GET', '/__control/usage')
export const undoChange = of<typeof control.undoChange>(
  'control.undoChange',
  'POST',
  '/__control/worlds/:id/changes/:change/undo',
)
