const OLDEST = [22, 18] as const

/** A sentence for a version of Node.js without `node:sqlite`, which the mock needs. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `@callout/mock-api needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`
}
