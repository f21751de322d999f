import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createAppRouter, preloadPage } from './app/router.tsx'
import { saveAttribution } from './features/auth/attribution.ts'
import { registerServiceWorker } from './lib/registerServiceWorker.ts'
import { enterMockSession } from './lib/preferences/mockSession.ts'
import { printInLight } from './lib/printInLight.ts'
import { onChunkError } from './lib/version/staleChunks.ts'
import { silenceConsole } from './silenceConsole.ts'

if (import.meta.env.PROD) {
  silenceConsole()
  registerServiceWorker()
}
// Spec §2: every route change scrolls to the top, Back and Forward too (docs/decisions/017).
window.history.scrollRestoration = 'manual'
window.addEventListener('vite:preloadError', ({ payload }) => onChunkError(payload.message))

printInLight()

const element = document.getElementById('root')
const router = createAppRouter()
saveAttribution()

async function start(): Promise<void> {
  if (/[?&](session|scenario)=/.test(window.location.search) && (await enterMockSession())) return
  // The skeleton of index.html stays until the first page is loaded.
  await preloadPage(window.location.pathname)
  if (element) createRoot(element).render(<App router={router} />)
}

// Not awaited here: the lazy chunks import the chunk of this module, and would wait for it to finish.
void start()
