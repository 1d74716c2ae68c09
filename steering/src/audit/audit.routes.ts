import { control } from '@understudy/contracts'
import { vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { outsideVendorsRepository } from '@understudy/platform/features/vendor-wallet/index.ts'
import { withoutJournal } from '@understudy/platform/storage/database.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

type Vendor = ReturnType<ReturnType<typeof vendorsRepository>['all']>[number]
const stateOf = (world: World, { code, name, maintenance }: Vendor) => ({
  code,
  name: name.EN,
  maintenance,
  launchUrl: world.use(outsideVendorsRepository).byCode(code)?.launchUrl ?? null,
})

/** Audits the books in the image of a world. */
export type Audit = (image: Buffer) => Promise<control.Audit>

/** Routes about money and vendors. */
export const auditRoutes = ({ audit }: { audit: Audit }) => [
  // An image and not the world: nothing changes while other calls are answered between the queries.
  handle(control.audit, ({ worlds, params }) => audit(withoutJournal(worldNamed(worlds, params.id).serialize()))),

  handle(control.vendors, ({ worlds, params }) => {
    const world = worldNamed(worlds, params.id)
    return world
      .use(vendorsRepository)
      .all()
      .map((vendor) => stateOf(world, vendor))
  }),

  handle(control.patchVendor, ({ worlds, params, body, platform, request }) => {
    const world = worldNamed(worlds, params.id)
    const vendors = world.use(vendorsRepository)
    const vendor = vendors.byCode(params.vendor)
    if (!vendor) throw invalidField('vendor', `the world has no vendor ${params.vendor}`)
    const { maintenance = vendor.maintenance, launchUrl, walletKey } = body
    if (launchUrl && !platform.origins(request).mayFrame(launchUrl))
      throw invalidField('launchUrl', 'its origin is not among VENDOR_ORIGINS, or neither https nor on this machine')
    if (launchUrl && walletKey === undefined)
      throw invalidField('walletKey', 'a vendor with a server of its own has one')
    if (!launchUrl && walletKey !== undefined) throw invalidField('launchUrl', 'a key belongs to a vendor that has one')
    world.transaction(() => {
      vendors.setMaintenance(vendor.code, maintenance)
      if (launchUrl && walletKey) world.use(outsideVendorsRepository).set(vendor.code, launchUrl, walletKey)
      else if (launchUrl === null) world.use(outsideVendorsRepository).remove(vendor.code)
    })
    emitControlChanged(world, 'settings')
    return stateOf(world, { ...vendor, maintenance })
  }),
]
