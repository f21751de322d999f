const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares an address by the means of the device; where it has none, copies it. What came of it, in words; '' says enough by itself. */
export async function shareAddress(url: string): Promise<string> {
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url)
      return 'Link copied'
    }
    await navigator.share({ title: 'Callout', url })
    return ''
  } catch (error) {
    return wasCancelled(error) ? '' : `Copy this link: ${url}`
  }
}
