import { makeOfContracts } from '../../scripts/lib/made-of-contracts.mjs'

/** Vitest's global setup: makes what the reference of a platform that runs from its sources needs. */
export default () => makeOfContracts({ oldExamples: true })
