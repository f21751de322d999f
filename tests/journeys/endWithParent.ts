import { rmSync } from 'node:fs'

// Loaded into a server of the journeys: whoever started it holds the other end of its standard input, and is gone when that is.
process.stdin.on('end', () => {
  const folder = process.env['DATA_DIR']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  process.exit()
})
process.stdin.resume()
// A server that is told to end in order is not kept by it.
if ('unref' in process.stdin) process.stdin.unref()
