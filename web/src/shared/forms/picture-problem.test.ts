import { PICTURES } from '@understudy/contracts/member'
import { expect, test } from 'vitest'
import { pictureProblem } from './picture-problem.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: number[], type = 'image/png', padding = 0) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(padding)], { type })

test.each([
  ['a png', file(PNG), undefined],
  ['a jpg', file([0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'), undefined],
  ['a gif that calls itself png', file([0x47, 0x49, 0x46, 0x38]), 'err_upload_type'],
  ['nothing', file([]), 'err_upload_type'],
  ['six megabytes', file(PNG, 'image/png', PICTURES.maxBytes), 'err_upload_size'],
] as const)('%s', { tags: ['VALID-021'] }, async (_name, picture, problem) => {
  expect(await pictureProblem(picture)).toBe(problem)
})
