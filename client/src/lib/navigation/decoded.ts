/** A part of an address as it was before it was encoded; null where it is malformed, as `%E0%A4%A` is. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
