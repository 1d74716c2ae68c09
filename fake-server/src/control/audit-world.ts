import type { control } from '@understudy/contracts'
import { auditAside, canRunAside } from '../aside.ts'
import { withoutJournal } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { auditOfImage } from './audit.ts'

/** Bytes of an image whose tables take too long one by one: it is read in a process of its own. */
const LARGE = 4 * 1024 * 1024

/**
 * Reads the books of a world, settling nothing by looking. It reads a copy of one moment, so that nothing moves while
 * other calls are answered between its questions.
 */
export async function auditOf(world: World): Promise<control.Audit> {
  const image = withoutJournal(world.serialize())
  return canRunAside && image.length > LARGE ? auditAside(image) : auditOfImage(image)
}
