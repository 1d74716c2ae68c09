import { vi } from 'vitest'

/** Runs a command in this process, which saves the start of another, with what it prints and its exit code. */
export async function commandHere(run: (args: string[]) => Promise<number>, args: string[]) {
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
