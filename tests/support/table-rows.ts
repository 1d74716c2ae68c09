import { control as contract } from '@understudy/contracts'
import { control } from './call.ts'
import type { TestWorld } from './world.ts'

/** All rows of a table as the console shows them, under the names of its columns. */
export async function tableRows<Row>(world: TestWorld, table: string): Promise<Row[]> {
  const all: Row[] = []
  for (let offset = 0; ; offset += 200) {
    const query = { limit: 200, offset }
    const page = await control(contract.tableRows, { params: { id: world.id, table }, query } as never)
    all.push(...page.rows.map((row) => Object.fromEntries(page.columns.map((name, at) => [name, row[at]])) as Row))
    if (page.rows.length < 200) return all
  }
}
