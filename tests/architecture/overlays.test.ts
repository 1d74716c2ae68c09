import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

// One word for each kind of overlay: a panel comes from the side, a sheet from below, a dialog stands in the middle.
const SIDE = { Panel: 'start', Sheet: 'below', Dialog: 'middle' } as const

it('each overlay is named after the side it comes from', () => {
  const overlays = repositoryFiles(/^(web|console)\/src\/.*(Panel|Sheet|Dialog)[.]tsx$/).flatMap((file) => {
    const kind = /(Panel|Sheet|Dialog)[.]tsx$/.exec(file)?.[1] as keyof typeof SIDE
    return [...read(file).matchAll(/<Overlay\b[^>]*?\bfrom="(\w+)"/gs)].map(([, from]) => ({ file, kind, from }))
  })
  expect(new Set(overlays.map(({ kind }) => kind)).size).toBe(3)
  expect(overlays.filter(({ kind, from }) => SIDE[kind] !== from)).toEqual([])
})
