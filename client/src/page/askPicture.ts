import type { PictureWanted } from '@callout/contracts/firstPicture'
import type { PutPicture } from './putPicture.ts'

/** What the function below would import. */
export interface PictureCall {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly build: string
  readonly path: string
  readonly today: string
  /** Media queries by which the client draws one thing or another. */
  readonly queries: readonly string[]
  /** Local storage. */
  readonly stored: Readonly<Record<string, string>>
  /** What the names in it have in common under which a person has arranged lists. */
  readonly arranged: string
}

/**
 * Asks the gateway to draw the first rows, and puts them in. Returns how to wait for that once the client could draw them itself,
 * which is not for long: what comes later is not shown. Stands in the page as text (client/build/pageScripts.ts).
 */
export function askPicture(
  { address, headers, build, path, today, queries, stored, arranged }: PictureCall,
  put: PutPicture,
): NonNullable<Window['picture']> {
  const LONGEST_MS = 100
  let isWanted = true
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => name.includes(arranged)))
  const body = JSON.stringify({
    build,
    path,
    today,
    media: queries.filter((query) => matchMedia(query).matches),
    kept,
  } satisfies PictureWanted)
  const answered = fetch(address, { method: 'POST', headers, body })
  // At once: a style sheet that the client puts in, too, brings its fonts twice, and has all text laid out anew later.
  const styled = put.styled().catch(() => undefined)
  const ask = async (): Promise<void> => {
    const answer = await answered
    if (answer.status !== 200) return
    const markup = await answer.text()
    await styled
    if (isWanted) await put(markup, 'gateway')
  }
  const shown = ask().catch(() => undefined)
  const end = async (): Promise<void> => {
    await Promise.race([
      shown,
      new Promise((resolve) => {
        setTimeout(resolve, LONGEST_MS)
      }),
    ])
    isWanted = false
    // The client takes what is there for loaded.
    await styled
  }
  return (couldDraw) => (couldDraw ? end() : undefined)
}
