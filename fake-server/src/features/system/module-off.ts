import type { MerchantCode } from '@understudy/contracts'
import { ModuleOff } from '../../binding/ports.ts'
import type { World } from '../../world/world.ts'
import { flagsRepository } from './system.repository.ts'

/** Refuses a call that belongs to a module the merchant has switched off. @throws ModuleOff */
export function requireModule(world: World, merchant: MerchantCode, module: string): void {
  if (!world.use(flagsRepository).isOn(merchant, module)) throw new ModuleOff(module)
}
