import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import { CommandError } from '@understudy/steering/command/client.ts'
import { Unreadable } from '@understudy/steering/conform/har.ts'
import { plain } from '@understudy/steering/conform/report.ts'

/** Runs a command that prints what it gives, or why it was refused in one line; answers with the exit code. */
export async function tellRefusal(command: () => Promise<number>): Promise<number> {
  try {
    return await command()
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof Unreadable || error instanceof ScenarioRefused)) throw error
    console.error(plain(error.message))
    return 2
  }
}
