const CHECK_MS = 200

/** Calls `stop` when npm, the parent process, exits: npm doesn't forward signals. Does nothing without npm. */
export function whenNpmEnds(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, CHECK_MS)
  watch.unref()
}
