/** Decodes a URL component; null if it is malformed, such as `%E0%A4%A`. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
