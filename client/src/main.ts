/** The page stands there as markup already (client/build/firstPaint.ts): the browser shows it before it runs the client. */
const isPainted = document.documentElement.dataset['firstPaint'] === undefined || document.visibilityState === 'hidden'
const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

if (!isPainted) await painted()
const { start } = await import('./start.tsx')
start()
