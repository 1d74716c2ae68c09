import { type DBSchema, openDB } from 'idb'
import type { FileStorage } from './kept-files.ts'

interface Schema extends DBSchema {
  files: { key: string; value: Uint8Array }
}

/** Files in the browser's own database. */
export async function filesInBrowser(name: string): Promise<FileStorage> {
  const db = await openDB<Schema>(name, 1, { upgrade: (opened) => void opened.createObjectStore('files') })
  return {
    async readAll() {
      const { store } = db.transaction('files')
      const [names, files] = await Promise.all([store.getAllKeys(), store.getAll()])
      return names.map((key, at) => [key, files[at] ?? new Uint8Array()])
    },
    async write(changes) {
      const transaction = db.transaction('files', 'readwrite', { durability: 'strict' })
      for (const [key, bytes] of changes)
        void (bytes === undefined ? transaction.store.delete(key) : transaction.store.put(bytes, key))
      await transaction.done
    },
  }
}
