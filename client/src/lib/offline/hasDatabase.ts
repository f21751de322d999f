/** Whether this window has a database: where site data is blocked, even the question throws. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}
