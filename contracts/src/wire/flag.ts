/** Whether a setting is on: `1` or `true`; off: missing, empty, `0` or `false`. Undefined for anything else. */
export function readFlag(text: string | undefined): boolean | undefined {
  if (text === undefined || text === '' || text === '0' || text === 'false') return false
  return text === '1' || text === 'true' ? true : undefined
}
