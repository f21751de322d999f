import type { ApolloClient } from '@apollo/client'
import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'

/** Shows what others change, once the page itself is there. */
export function useLive(client: ApolloClient): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async (): Promise<void> => {
      const { startLive } = await import('./live/live.ts')
      if (!isLeft) stop = startLive(client)
    }
    // Without it the page works as before; coming back to the window asks anew.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isLeft = true
      callOff()
      stop?.()
    }
  }, [client])
}
