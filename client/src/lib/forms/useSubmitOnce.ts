import { useState } from 'react'
import { type PossibleDuplicate, type Look, submitAgain, submitOnce, settle } from './submitOnce.ts'

type Create = () => Promise<void>

/**
 * `submitOnce` for a form, which shows `doubt` and asks. `name` tells what is sent apart in this window; `wasTried`: an earlier
 * try may have been made before this window was opened.
 */
export function useSubmitOnce<Found>(name: string, wasTried = false) {
  const [duplicate, setDuplicate] = useState<PossibleDuplicate<Found> | null>(null)
  return {
    duplicate,
    send: async (create: Create, look: Look<Found>): Promise<void> => {
      setDuplicate(null)
      setDuplicate(await submitOnce(name, create, look, wasTried))
    },
    /** Sends although the record may be there. */
    submitAgain: async (create: Create): Promise<void> => {
      setDuplicate(null)
      await submitAgain(name, create)
    },
    /** The record that was found is taken. */
    settle: () => {
      settle(name)
      setDuplicate(null)
    },
    dismiss: () => setDuplicate(null),
  }
}
