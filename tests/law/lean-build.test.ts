import { expect, it } from 'vitest'
import { UNUSED } from '../../web/vite/lean-query.ts'
import { read, repositoryFiles } from '../support/repository.ts'

const CALLS = new RegExp(`\\.(${UNUSED.join('|')})\\b|\\b(use(Is)?Mutat|useSuspense|throwOnError\\b)`)

// With the sources as they are such a call works while developing, and breaks where it is built.
it('nobody uses what the build cuts from the query library', () => {
  expect(CALLS.test('await queryClient.ensureQueryData(options)')).toBe(true)
  const files = repositoryFiles().filter(
    (file) => /^web\/(src|console|lotto)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => CALLS.test(read(file)))).toEqual([])
})
