import { ScenarioFile } from '@understudy/platform/scenarios/scenario-file.ts'
import * as z from 'zod/mini'

/** Describes the file of a scenario as a JSON Schema, by which editors complete and check it. */
export const scenarioSchema = (): object => ({
  ...z.toJSONSchema(ScenarioFile, { io: 'input', unrepresentable: 'any' }),
  title: 'A scenario of Understudy',
})
