/** Begins every name in local storage whose value outlives a sign-out. */
export const KEPT = 'kept/'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Tells people of one browser apart without naming them: a 32-bit hash. Not a secret. */
const markOf = (email: string): string =>
  ([...email.toLowerCase()].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME), FNV_OFFSET) >>> 0).toString(
    36,
  )

/** The name in local storage of what one person has arranged: it is there again after the next sign-in, for this person alone. */
export const keptKey = (what: string, email: string | null): string => `${KEPT}${what}/${markOf(email ?? '')}`
