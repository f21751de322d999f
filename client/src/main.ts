// A picture of the last rows is put in and painted first (client/build/earlyStart.ts).
await window.picture?.(false)

/** The page stands there as markup already (client/build/firstPaint.ts): the browser shows it before it runs the client. */
const isShown = document.documentElement.dataset['firstPaint'] !== undefined && document.visibilityState !== 'hidden'
const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The font is on its way with the scripts. */
const LONGEST_MS = 300
const longest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, LONGEST_MS))
const font = (): Promise<unknown> => document.fonts.load("1em 'Inter Variable'").catch(() => undefined)

if (isShown && !isPainted) await painted()
const { start } = await import('./start.tsx')
// The real page comes in its own font: text that changes its font moves.
if (isShown) await Promise.race([font(), longest()])
await start()
