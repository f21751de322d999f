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
