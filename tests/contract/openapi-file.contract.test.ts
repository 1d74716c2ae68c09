import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { OPENAPI_FILE, openApiFile } from '../support/openapi-file.ts'
import { read } from '../support/repository.ts'

test('docs/openapi.yaml is what the contracts give', { tags: ['API-002'] }, () => {
  function differing(text: string, other: string) {
    const otherLines = new Set(other.split('\n'))
    return text.split('\n').filter((line) => !otherLines.has(line))
  }
  const [committed, now] = [read(OPENAPI_FILE), openApiFile()]
  const lines = { old: differing(committed, now).slice(0, 5), new: differing(now, committed).slice(0, 5) }
  const why = `${OPENAPI_FILE} is older than the contracts: npm run openapi writes it. ${JSON.stringify(lines, null, 1)}`
  expect(committed === now, why).toBe(true)
  expect(now.split('\n').length).toBeLessThan(20_000)
})

test('docs/openapi.yaml means the same to readers of YAML 1.1', () => {
  const text = read(OPENAPI_FILE)
  expect(parse(text, { version: '1.1' })).toEqual(parse(text))
})
