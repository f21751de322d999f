/** Whether IndexedDB is available: if site data are blocked, even reading the property throws. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}
