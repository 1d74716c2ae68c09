import { runLearn } from './start/run-learn.ts'

process.exitCode = await runLearn(process.argv.slice(2))
