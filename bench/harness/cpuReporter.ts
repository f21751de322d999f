/** Preloaded into measured processes: replies with CPU time, and to `heap` with heap and memory after a garbage collection. */
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
