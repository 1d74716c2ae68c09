import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reliancePage } from './reliance.ts'
import { ROOT } from './repository.ts'

writeFileSync(join(ROOT, 'docs/reliance.md'), reliancePage())
