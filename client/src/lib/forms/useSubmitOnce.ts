import { useState } from 'react'
import { type PossibleDuplicate, type DuplicateLookup, submitAgain, submitOnce, settle } from './submitOnce.ts'

type Create = () => Promise<void>

/**
 * `submitOnce` with state for a form. `name` identifies the record in this window; `wasTried`: an earlier attempt
 * may have been made in another window.
 */
export function useSubmitOnce<Found>(name: string, wasTried = false) {
  const [duplicate, setDuplicate] = useState<PossibleDuplicate<Found> | null>(null)
  return {
    duplicate,
    send: async (create: Create, look: DuplicateLookup<Found>): Promise<void> => {
      setDuplicate(null)
      setDuplicate(await submitOnce(name, create, look, wasTried))
    },
    /** Submits although the record may exist. */
    submitAgain: async (create: Create): Promise<void> => {
      setDuplicate(null)
      await submitAgain(name, create)
    },
    /** Uses the record that was found. */
    settle: () => {
      settle(name)
      setDuplicate(null)
    },
    dismiss: () => setDuplicate(null),
  }
}
