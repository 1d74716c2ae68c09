import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openApi } from '../../fake-server/src/openapi/openapi.ts'
import { openApiFile } from '../support/openapi-file.ts'

const file = openApiFile()

test('npm run openapi writes what the contracts give', { tags: ['API-002'] }, () => {
  const { paths, components } = openApi({ app: 'http://localhost:3000', stage: 'http://localhost:3001' }, {})
  expect(parse(file)).toMatchObject(JSON.parse(JSON.stringify({ paths, components })))
})

test('what npm run openapi writes means the same to readers of YAML 1.1', () => {
  expect(parse(file, { version: '1.1' })).toEqual(parse(file))
})
