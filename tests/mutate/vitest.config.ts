import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import usual from '../../vitest.config.ts'
import { ROOT } from '../support/repository.ts'
import { mutants } from './plugin.ts'

/** The usual projects over sources that have their mutants in them. */
const added = { plugins: [mutants()] }

const projects = (usual.test?.projects ?? []) as UserWorkspaceConfig[]

export default defineConfig({
  ...usual,
  root: ROOT,
  test: {
    ...usual.test,
    reporters: [{}],
    projects: projects.map((project) => mergeConfig(project, added)),
  },
})
