const WRITTEN = /^\+?[\d\s().\-–‑/]+$/

/** The digits of a number that was written for people, as "+1 (512) 555-0199", without that country code; null for anything else. */
export function pastedPhone(text: string, countryCode: string): string | null {
  const written = text.trim()
  if (!WRITTEN.test(written)) return null
  const digits = written.replace(/\D/g, '')
  return written.startsWith('+') && countryCode !== '' && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits
}
