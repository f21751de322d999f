import { type Ref, useImperativeHandle } from 'react'

interface PopupAnchorProps {
  readonly button: HTMLElement
  readonly ref?: Ref<HTMLElement>
}

/** Target of a Mantine popup whose button was rendered before the popup's code was loaded. */
export function PopupAnchor({ button, ref }: PopupAnchorProps) {
  useImperativeHandle(ref, () => button, [button])
  return null
}

interface Position {
  readonly x: number
  readonly y: number
}
/** Keeps a popup in view when its button scrolls out; Mantine's own limiter follows the button. */
const limiter = { fn: ({ x, y }: Position) => ({ x, y }) }

/** A popup scrolls if the window is too low for it. */
export const popupMiddlewares = { flip: true, shift: { padding: 8, limiter }, size: { padding: 8 } }
