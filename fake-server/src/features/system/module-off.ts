import { type MerchantCode, PlatformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { flagsRepository } from './system.repository.ts'

/** A refusal because a module is off; the tape tells which, the visitor is told nothing. */
export class ModuleOff extends PlatformError {
  readonly module: string
  constructor(module: string) {
    super('function.not.available')
    this.module = module
  }
}

/** Refuses what belongs to a module the merchant has switched off. */
export function requireModule(world: World, merchant: MerchantCode, module: string): void {
  if (!world.use(flagsRepository).isOn(merchant, module)) throw new ModuleOff(module)
}
