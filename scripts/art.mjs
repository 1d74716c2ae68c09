import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { previewPage } from '../art/src/preview.ts'
import { argumentsOf } from './lib/arguments.mjs'

const { values } = argumentsOf({ options: { out: { type: 'string' } } })
const file = resolve(values.out ?? join(import.meta.dirname, '../art/dist/preview.html'))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, previewPage())
console.log(`Everything that is drawn: ${pathToFileURL(file)}`)
