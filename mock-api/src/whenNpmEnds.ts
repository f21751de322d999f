const CHECK_MS = 200

/**
 * Calls `stop` once when npm, that has started this process, is gone: it hands no signal on to what it runs. Without npm
 * nothing is watched.
 */
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
