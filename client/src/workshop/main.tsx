import { createRoot } from 'react-dom/client'
import { Canvas } from './Canvas.tsx'
import { currentStory } from './stories.ts'
import { Workshop } from './Workshop.tsx'

const element = document.getElementById('root')
const root = element && createRoot(element)

/** `?canvas=dark#states/Crash/Default` shows one story alone. */
function render(): void {
  const scheme = new URLSearchParams(window.location.search).get('canvas')
  const story = currentStory()
  if (!story) return
  root?.render(scheme === null ? <Workshop story={story} /> : <Canvas story={story} scheme={scheme === 'dark' ? 'dark' : 'light'} />)
}

window.addEventListener('hashchange', render)
render()
