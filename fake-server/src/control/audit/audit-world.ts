import type { control } from '@understudy/contracts'
import { withoutJournal } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { auditInChild, canRunInChild } from '../background/child-process.ts'
import { auditOfImage } from './audit.ts'

/** Images larger than this, in bytes, are audited in a child process. */
const LARGE = 4 * 1024 * 1024

/**
 * Audits the books of a world without settling what is due. It reads a snapshot, so that nothing changes while other
 * calls are answered between its queries.
 */
export async function auditOf(world: World): Promise<control.Audit> {
  const image = withoutJournal(world.serialize())
  return canRunInChild && image.length > LARGE ? auditInChild(image) : auditOfImage(image)
}
