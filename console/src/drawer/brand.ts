import * as z from 'zod/mini'
import { merchantCode, session } from '@/shared/session'
import { inTab, storage } from '@/shared/storage'
import { tabMemory } from '../tab-memory.ts'

/** The merchant this tab was last reloaded for, which prevents an endless loop on a host that serves one brand only. */
const triedFor = inTab('brandTried', z.string())

/** Reloads for another merchant of the world; the session of the previous one ends. */
export function applyBrandOf(merchant: string): void {
  if (merchant === merchantCode()) {
    triedFor.remove()
    return
  }
  if (triedFor.read() === merchant) return
  // Read from storage, as another tab may already have logged in to the new brand.
  const info = storage.session.read() ?? session.get()
  if (info && info.merchantCode !== merchant) session.end()
  triedFor.write(merchant)
  tabMemory.keep()
  location.reload()
}
