import { useState } from 'react'
import { type Doubt, type Look, sendAnother, sendOnce, settle } from './sendOnce.ts'

type Create = () => Promise<void>

/**
 * `sendOnce` for a form, which shows `doubt` and asks. `name` tells what is sent apart in this window; `wasTried`: an earlier
 * try may have been made before this window was opened.
 */
export function useSendOnce<Found>(name: string, wasTried = false) {
  const [doubt, setDoubt] = useState<Doubt<Found> | null>(null)
  return {
    doubt,
    send: async (create: Create, look: Look<Found>): Promise<void> => {
      setDoubt(null)
      setDoubt(await sendOnce(name, create, look, wasTried))
    },
    /** Sends although the record may be there. */
    sendAnother: async (create: Create): Promise<void> => {
      setDoubt(null)
      await sendAnother(name, create)
    },
    /** The record that was found is taken. */
    settle: () => {
      settle(name)
      setDoubt(null)
    },
    dismiss: () => setDoubt(null),
  }
}
