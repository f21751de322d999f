import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepAttribution } from './public/attribution.ts'
import { prepareRoot, Root } from './Root.tsx'
import { takeArrival } from './shared/navigation/arrival.ts'
import { leaveGoneBuild } from './shared/version/goneChunks.ts'
import { silenceConsole } from './silenceConsole.ts'

/** Puts the client into the page. */
export async function start(): Promise<void> {
  if (import.meta.env.PROD) silenceConsole()
  // Spec §2: every route change scrolls to the top, Back and Forward too (docs/decisions/017).
  window.history.scrollRestoration = 'manual'
  window.addEventListener('vite:preloadError', () => void leaveGoneBuild(() => window.location.reload()))
  takeArrival()
  keepAttribution()
  const element = document.getElementById('root')
  const isReady = await prepareRoot()
  const render = (): void => {
    if (element) createRoot(element).render(<Root />)
  }
  // In pieces where something is to be seen already: what a person does meanwhile is not kept waiting.
  if (isReady && document.documentElement.dataset['picture'] === undefined) render()
  else startTransition(render)
}
