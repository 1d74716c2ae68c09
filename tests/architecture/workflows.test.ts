import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read, repositoryFiles } from '../support/repository.ts'

interface Step {
  uses?: string
  run?: string
  if?: string
}

const files = repositoryFiles(/^\.github\/workflows\/.*\.yml$/)
const workflow = (file: string) => parse(read(file)) as { on: object; jobs: Record<string, { steps: Step[] }> }
const stepsOf = (file: string) => Object.values(workflow(file).jobs).flatMap(({ steps }) => steps)

describe('the workflows', () => {
  it('CI runs the everyday gate for a pull request and the whole gate on main', () => {
    const { on } = workflow('.github/workflows/tests.yml')
    expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } })
    const commands = stepsOf('.github/workflows/tests.yml').flatMap(({ run, if: when }) => (run ? [[when, run]] : []))
    expect(commands).toEqual([
      ["github.event_name == 'pull_request'", 'npm test'],
      ["github.event_name == 'push'", 'npm test -- --all'],
    ])
  })

  it('workflows and action name the actions of others by their major version', () => {
    const { steps } = parse(read('action.yml')).runs as { steps: Step[] }
    const used = [...files.flatMap(stepsOf), ...steps].flatMap(({ uses }) => uses ?? [])
    expect(used.filter((name) => !/^actions\/[a-z-]+@v\d+$/.test(name))).toEqual([])
    expect(used).toContain('actions/cache@v4')
    const versions = new Map(used.map((name) => name.split('@') as [string, string]))
    expect(new Set(used).size).toBe(versions.size)
  })

  it('workflows run scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = files.flatMap(stepsOf).flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?(\w+)/g)])
    expect(named.length).toBeGreaterThan(5)
    for (const [, name] of named) expect(Object.keys(scripts)).toContain(name)
  })
})
