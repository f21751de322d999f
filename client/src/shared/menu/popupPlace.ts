/** Which end of the button that of the popup stands at. */
export type Align = 'start' | 'end'

interface Size {
  readonly width: number
  readonly height: number
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Between the button and its popup, and between a popup and the edge of the window. */
const GAP_PX = 8

const within = (wanted: number, highest: number): number => Math.max(GAP_PX, Math.min(wanted, highest - GAP_PX))

/** Where a popup stands in the window: below its button, above it where only there is room, and never outside. */
export function popupPlace(button: Edges, box: Size, view: Size, align: Align): { readonly left: number; readonly top: number } {
  const below = button.bottom + GAP_PX
  const above = button.top - GAP_PX - box.height
  const isAbove = below + box.height > view.height - GAP_PX && above >= GAP_PX
  return {
    left: within(align === 'start' ? button.left : button.right - box.width, view.width - box.width),
    top: within(isAbove ? above : below, view.height - box.height),
  }
}
