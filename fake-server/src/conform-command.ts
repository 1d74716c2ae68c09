import { runConform } from './start/run-conform.ts'

process.exitCode = await runConform(process.argv.slice(2))
