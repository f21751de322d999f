import { createRoot } from 'react-dom/client'
import { keepAttribution } from './public/attribution.ts'
import { Root } from './Root.tsx'
import { takeArrival } from './shared/navigation/arrival.ts'
import { silenceConsole } from './silenceConsole.ts'

/** Puts the client into the page. */
export function start(): void {
  if (import.meta.env.PROD) silenceConsole()
  takeArrival()
  keepAttribution()
  const element = document.getElementById('root')
  if (element) createRoot(element).render(<Root />)
}
