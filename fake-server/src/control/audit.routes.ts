import { control } from '@understudy/contracts'
import { vendorsRepository } from '../features/games/index.ts'
import { auditOf } from './audit.ts'
import { handle, worldNamed } from './control-call.ts'
import { invalidField } from './problem.ts'
import { tellSteered } from './stream.ts'

type Vendor = ReturnType<ReturnType<typeof vendorsRepository>['all']>[number]
const stateOf = ({ code, name, maintenance }: Vendor) => ({ code, name: name.EN, maintenance })

export const auditRoutes = [
  handle(control.audit, ({ worlds, params }) => auditOf(worldNamed(worlds, params.id))),

  handle(control.vendors, ({ worlds, params }) =>
    worldNamed(worlds, params.id).use(vendorsRepository).all().map(stateOf),
  ),

  handle(control.patchVendor, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const vendors = world.use(vendorsRepository)
    const vendor = vendors.byCode(params.vendor)
    if (!vendor) throw invalidField('vendor', `the world has no vendor ${params.vendor}`)
    vendors.setMaintenance(vendor.code, body.maintenance)
    tellSteered(world, 'settings')
    return stateOf({ ...vendor, ...body })
  }),
]
