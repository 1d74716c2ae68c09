import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { built } from '../vite/built.ts'

const root = join(import.meta.dirname, '../..')
const { MERCHANTS_DIR } = process.env
afterEach(() => {
  if (MERCHANTS_DIR === undefined) delete process.env.MERCHANTS_DIR
  else process.env.MERCHANTS_DIR = MERCHANTS_DIR
})

/** The codes of the merchants that the build puts into the worker. */
async function builtMerchants(): Promise<string[]> {
  const { load } = built(() => ({ names: [], version: '' })) as { load(id: string): string }
  const module = load(join(root, 'merchants/src/read.ts'))
  const { readMerchants } = await import(`data:text/javascript,${encodeURIComponent(module)}`)
  return readMerchants().map(({ code }: { code: string }) => code)
}

test('the worker has the merchants of MERCHANTS_DIR beside those of the repository', async () => {
  delete process.env.MERCHANTS_DIR
  const own = await builtMerchants()
  expect(own).toContain('aurora1')
  process.env.MERCHANTS_DIR = join(root, 'docs/examples/merchants')
  expect(await builtMerchants()).toEqual([...own, 'fern6'])
})
