/** Opens X-ray (docs/x-ray.md) with Alt and a click, or Alt+Shift+X. Its other modules are loaded then. */
import { followCalls } from './calls.ts'
import type * as Picker from './picker.ts'

let picker: typeof Picker | undefined

async function withPicker(run: (loaded: typeof Picker) => void): Promise<void> {
  picker ??= await import('./picker.ts')
  run(picker)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The panel's own events pass. */
const isOnPage = ({ target }: Event): boolean => !(target instanceof Element && target.localName === 'callout-xray')

followCalls()

// The page's own handlers don't see these: a click with Alt follows no link and presses no button.
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const)
  window.addEventListener(type, (event) => event.altKey && isOnPage(event) && stop(event), { capture: true })

window.addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !isOnPage(event)) return
    stop(event)
    void withPicker(({ openAt }) => openAt(event.clientX, event.clientY))
  },
  { capture: true },
)

window.addEventListener(
  'keydown',
  (event) => {
    if (picker?.isPicking()) {
      stop(event)
      picker.pickingKey(event)
    } else if (event.altKey && event.shiftKey && event.code === 'KeyX') {
      stop(event)
      void withPicker(({ startPicking }) => startPicking())
    }
  },
  { capture: true },
)
