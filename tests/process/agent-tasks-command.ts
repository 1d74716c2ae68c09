import { AGENT_TASKS } from './agent-tasks.ts'

/** Characters of a token, in English text. */
const TOKEN = 4

/** A word as a shell takes it. */
const quoted = (word: string) => (/^[\w@%+=:,./*-]+$/.test(word) ? word : `'${word}'`)

// Prints the shortest way to each state, with what it costs an agent to write.
let all = 0
for (const { sentence, commands } of AGENT_TASKS) {
  const lines = commands.map((command) => `understudy world ${command.map(quoted).join(' ')}`)
  const tokens = Math.ceil(lines.join('\n').length / TOKEN)
  all += tokens
  console.log(`${sentence}\n  ${commands.length} commands, ${tokens} tokens`)
  for (const line of lines) console.log(`    ${line}`)
}
console.log(`${AGENT_TASKS.length} tasks, ${all} tokens`)
