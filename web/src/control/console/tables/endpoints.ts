import type * as control from '@understudy/contracts/control'
import { of } from '../../world-endpoints.ts'

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
export const tableRows = of<typeof control.tableRows>('control.tableRows', 'GET', '/__control/worlds/:id/tables/:table')
export const tables = of<typeof control.tables>('control.tables', 'GET', '/__control/worlds/:id/tables')
export const undoChange = of<typeof control.undoChange>(
  'control.undoChange',
  'POST',
  '/__control/worlds/:id/changes/:change/undo',
)
