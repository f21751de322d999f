import { rmSync } from 'node:fs'

// Loaded into servers of the journeys: ends them when the parent closes their standard input.
process.stdin.on('end', () => {
  const folder = process.env['DATA_DIR']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  process.exit()
})
process.stdin.resume()
// The watcher must not keep the server running.
if ('unref' in process.stdin) process.stdin.unref()
