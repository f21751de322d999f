/** Puts markup into the page when its styles are there, and waits until it is painted. */
export interface PutPicture {
  /** `by`: who has made it. */
  (markup: string, by: '' | 'gateway'): Promise<void>
  /** Begins to load the styles, once, and resolves when they are there. */
  readonly styled: () => Promise<unknown>
}

/**
 * Where a picture of rows goes: over the page at `path`, until that has rows itself. Stands in the page as text
 * (client/build/pageScripts.ts).
 */
export function putPicture(path: string, styles: readonly string[]): PutPicture {
  let begun: Promise<unknown> | undefined
  const loaded = (href: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.crossOrigin = ''
      link.href = href
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
      document.head.append(link)
    })
  const styled = (): Promise<unknown> => (begun ??= Promise.all(styles.map(loaded)))
  const put = async (markup: string, by: string): Promise<void> => {
    await styled()
    const { dataset } = document.documentElement
    const place = document.getElementById('first-paint')
    if (!place) return
    place.innerHTML = markup
    dataset['firstPaint'] = by
    dataset['picture'] = path
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
  }
  return Object.assign(put, { styled })
}
