import * as z from 'zod/mini'
import { merchantCode, session } from '@/shared/session'
import { inTab, storage } from '@/shared/storage'
import { tabMemory } from './tab-memory.ts'

/** The merchant this tab was last reloaded for: a host that serves one brand only would load it for ever. */
const triedFor = inTab('brandTried', z.string())

/** Another merchant of the world is another page, with nobody of the one before in it. */
export function applyBrandOf(merchant: string): void {
  if (merchant === merchantCode()) {
    triedFor.remove()
    return
  }
  if (triedFor.read() === merchant) return
  // As the device has it now: another tab may have logged in to the new brand already.
  const info = storage.session.read() ?? session.get()
  if (info && info.merchantCode !== merchant) session.end()
  triedFor.write(merchant)
  tabMemory.keep()
  location.reload()
}
