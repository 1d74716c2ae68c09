import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { ROOT } from './repository.ts'

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs a command in this process, which saves the start of another, with what it prints and its exit code. */
export async function commandHere(run: (args: string[]) => Promise<number>, args: string[]): Promise<Ended> {
  const printed = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => {
      printed[name] += `${line}\n`
    }),
  )
  try {
    const code = await run(args)
    return { code, out: printed.log, err: printed.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a script of the repository in a process of its own, as a user would. */
export const commandApart = (script: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, script), ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
