import { Button, type ButtonProps } from '@mantine/core'
import { type ControlRequest, curlOf, lastCallStore, run } from '../control/call.ts'

export interface CallButtonProps<T> extends ButtonProps {
  readonly request: ControlRequest
  /** Accessible name, which begins with the visible label; needed in rows. */
  readonly name?: string
  /** Session that the call works on; the page's unless set. */
  readonly session?: string
  readonly onDone?: (reply: T) => unknown
  readonly children: string
}

/** A button that makes one call of the control API. The call is shown while the button has the focus or the pointer. */
export function CallButton<T>({ request, name, session, onDone, children, ...props }: CallButtonProps<T>) {
  const show = (): void => lastCallStore.write({ curl: curlOf(request, session), status: '', isOk: true })
  const press = async (): Promise<void> => {
    const reply = await run<T>(request, session)
    if (reply !== undefined) await onDone?.(reply)
  }
  return (
    <Button variant="default" {...props} aria-label={name} onClick={() => void press()} onFocus={show} onMouseEnter={show}>
      {children}
    </Button>
  )
}
