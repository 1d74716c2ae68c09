import { expect, test } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

// What a page follows is started by its `main.tsx`, so that an import, as by a test, has no effect.
const EFFECT = /^(?:\w+\.)*(?:subscribe|addEventListener|setOnline|setInterval|setTimeout)\(|^[a-z]\w*\(\)$/gm

const effectsOf = (text: string) => text.match(EFFECT) ?? []

test('the check of imports finds what a module starts by itself', () => {
  const text =
    'session.subscribe(keep)\nfollow()\n  other.subscribe(keep)\nconst a = make()\nexport const b = stored(1)\n'
  expect(effectsOf(text)).toEqual(['session.subscribe(', 'follow()'])
})

test('a module of the app starts nothing when it is imported', () => {
  const files = repositoryFiles(/^(web|console)\/src\/.*[.]tsx?$/).filter(
    (file) => !/[.]test[.]tsx?$|\/main[.]tsx$|^web\/src\/test\//.test(file),
  )
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => effectsOf(read(file)).map((effect) => `${file}: ${effect}`))).toEqual([])
})
