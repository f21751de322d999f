/**
 * Loaded into every measured process before its own code: answers each message with the CPU time used so far and, where it
 * is `heap`, with what is left of the heap, and of the process, after a collection.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

process.on('message', (question) => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    cpuMicroseconds: user + system,
    ...(question === 'heap' && { heapBytes: heapAfterCollection(), rssBytes: process.memoryUsage().rss }),
  })
})
process.channel?.unref()
