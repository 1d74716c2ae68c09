import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readForDemo, writeForDemo } from '../../fake-server/src/files/demo-scenarios.ts'
import { scratchFolder } from '../support/scratch.ts'

const PICTURE = `${'a'.repeat(32)}.webp`

/** What a worker gets of the script of a folder. */
function scenariosIn(folder: string) {
  const self = { scenarios: undefined }
  runInNewContext(readFileSync(join(folder, 'scenarios.js'), 'utf8'), { self })
  return self.scenarios as unknown
}

test('a folder of static files gets scenarios and pictures, in place of those before', () => {
  const [from, to] = [scratchFolder(), scratchFolder()]
  const text = JSON.stringify({ extends: 'everyday', story: 'Ours.' })
  writeFileSync(join(from, 'our-shop.json'), text)
  mkdirSync(join(from, 'pictures'))
  for (const name of [PICTURE, 'notes.txt']) writeFileSync(join(from, 'pictures', name), name)
  writeForDemo(to, readForDemo(from), from)
  expect(scenariosIn(to)).toEqual({ files: { 'our-shop': text }, pictures: [`img/scenarios/${PICTURE}`] })
  expect(readdirSync(join(to, 'img/scenarios'))).toEqual([PICTURE])

  writeForDemo(to, readForDemo(undefined), undefined)
  expect(scenariosIn(to)).toEqual({ files: {}, pictures: [] })
  expect(readdirSync(join(to, 'img'))).toEqual([])
})

test('a folder of static files refuses a scenario that a server refuses', () => {
  const from = scratchFolder()
  writeFileSync(join(from, 'our-shop.json'), '{ "extends": "everday" }')
  expect(() => readForDemo(from)).toThrow(/our-shop[.]json at extends: .*Did you mean everyday/)
})
