import { useState } from 'react'
import { type PossibleDuplicate, type DuplicateLookup, submitAgain, submitOnce, settle } from './submitOnce.ts'

type Create = () => Promise<void>

/** `name` identifies the record in this window; `wasTried`: an earlier attempt may have been made in another window. */
export function useSubmitOnce<Found>(name: string, wasTried = false) {
  const [duplicate, setDuplicate] = useState<PossibleDuplicate<Found> | null>(null)
  return {
    duplicate,
    send: async (create: Create, look: DuplicateLookup<Found>): Promise<void> => {
      setDuplicate(null)
      setDuplicate(await submitOnce(name, create, look, wasTried))
    },
    submitAgain: async (create: Create): Promise<void> => {
      setDuplicate(null)
      await submitAgain(name, create)
    },
    settle: () => {
      settle(name)
      setDuplicate(null)
    },
    dismiss: () => setDuplicate(null),
  }
}
