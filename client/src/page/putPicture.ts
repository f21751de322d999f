/** Of rows that the gateway has drawn. */
interface Drawn {
  /** Whether they still come in time. */
  readonly isWanted: () => boolean
}

/** Puts markup into the page when its styles are there, and waits until it is painted. */
export interface PutPicture {
  (markup: string, drawn?: Drawn): Promise<void>
  /** Begins to load the styles, once, and resolves when they are there. */
  readonly styled: () => Promise<unknown>
  /** The same without beginning. */
  readonly settled: () => Promise<unknown> | undefined
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
  const put = async (markup: string, drawn?: Drawn): Promise<void> => {
    await styled()
    const place = document.getElementById('first-paint')
    if (!place || drawn?.isWanted() === false) return
    place.innerHTML = markup
    document.documentElement.dataset['firstPaint'] = ''
    document.documentElement.dataset['picture'] = path
    if (drawn) document.documentElement.dataset['drawn'] = ''
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
  }
  return Object.assign(put, { styled, settled: () => begun?.catch(() => undefined) })
}
