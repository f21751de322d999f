import { createRoot } from 'react-dom/client'
import { keepAttribution } from './public/attribution.ts'
import { Root } from './Root.tsx'
import { takeArrival } from './shared/navigation/arrival.ts'
import { leaveGoneBuild } from './shared/version/goneChunks.ts'
import { silenceConsole } from './silenceConsole.ts'

if (import.meta.env.PROD) silenceConsole()
// Spec §2: every route change scrolls to the top, Back and Forward too (docs/decisions/017).
window.history.scrollRestoration = 'manual'
window.addEventListener('vite:preloadError', () => void leaveGoneBuild(() => window.location.reload()))
takeArrival()
keepAttribution()
const element = document.getElementById('root')
if (element) createRoot(element).render(<Root />)
