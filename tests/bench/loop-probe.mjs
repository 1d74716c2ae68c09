// Loaded into the server's process: tells how long it has kept its event loop, at most, between two messages. The time
// is what the processor worked for the main thread, so that other work on the machine does not count.
import { closeSync, openSync, readSync } from 'node:fs'

const buffer = Buffer.alloc(64)
const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
process.once('exit', () => closeSync(file))

/** Nanoseconds that the main thread has been on a processor. */
function worked() {
  const length = readSync(file, buffer, 0, buffer.length, 0)
  return Number.parseInt(buffer.toString('latin1', 0, length), 10)
}

let longest = 0
let isWatching = false

/** @param {number} before */
function watch(before) {
  const now = worked()
  longest = Math.max(longest, now - before)
  if (isWatching) setImmediate(watch, now)
}

process.on('message', (/** @type {'begin' | 'end'} */ what) => {
  isWatching = what === 'begin'
  if (isWatching) {
    longest = 0
    setImmediate(watch, worked())
    process.send?.(null)
  } else setImmediate(() => process.send?.(longest / 1e6))
})
process.channel?.unref()
