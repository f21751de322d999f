const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares a URL with the device's share sheet, else copies it. Returns a message; '' if none is needed. */
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
