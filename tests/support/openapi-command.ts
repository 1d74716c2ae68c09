import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeOfContracts } from '../../scripts/lib/made-of-contracts.mjs'
import { OPENAPI_FILE, openApiFile } from './openapi-file.ts'
import { ROOT } from './repository.ts'

await makeOfContracts({ oldExamples: true })
writeFileSync(join(ROOT, OPENAPI_FILE), openApiFile())
