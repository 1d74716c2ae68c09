import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { type Breach, judged } from './syntax-of.ts'

// The browser's storage survives releases and holds whatever somebody once wrote: one typed module reads it,
// survives garbage and owns the names. The script in index.html runs before any module and is not looked at here.
const STORES = new Set(['localStorage', 'sessionStorage'])

function storageReads(file: string, text: string): Breach[] {
  return judged(file, text, (node) =>
    node.type === 'Identifier' && STORES.has(String(node.name)) ? String(node.name) : undefined,
  )
}

it('the storage check finds localStorage and sessionStorage in any notation', () => {
  const text = `localStorage.getItem('a'); window.sessionStorage.clear(); const s = 'localStorage' // localStorage`
  expect(storageReads('x.ts', text)).toHaveLength(2)
})

it('only shared/storage touches the browser’s storage', () => {
  const files = repositoryFiles(/^(web|console)\/src\/.*[.]tsx?$/).filter(
    (file) => !/^web\/src\/(shared\/storage[./]|test\/)/.test(file) && !/[.]test[.]tsx?$/.test(file),
  )
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => storageReads(file, read(file)))).toEqual([])
})
