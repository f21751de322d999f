import { type RefCallback, useLayoutEffect } from 'react'

interface ButtonAnchorProps {
  readonly button: HTMLElement
  /** Set by the target of a kit's popup, whose one child this is. */
  readonly ref?: RefCallback<HTMLElement>
}

/** Tells a kit's popup which button it belongs to, where that button stands elsewhere already. Renders nothing. */
export function ButtonAnchor({ button, ref }: ButtonAnchorProps) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => void ref?.(null)
  }, [button, ref])
  return null
}
