/** The time of a log line as a JSON member, formatted once per millisecond. */
export function logTime(now: () => number = Date.now): () => string {
  let at = Number.NaN
  let text = ''
  return () => {
    const millisecond = now()
    if (millisecond === at) return text
    at = millisecond
    text = `,"time":"${new Date(at).toISOString()}"`
    return text
  }
}
