import { useRef, useState } from 'react'
import { isLost, refusalOf } from '../api/refusal.ts'

type Create = () => Promise<void>

/**
 * Sends what makes a record. Where the answer to an earlier try was lost it looks first whether the record is there, and
 * leaves the choice to the person: `found`. `wasTried`: an earlier try may have been made before this page was opened.
 */
export function useSendOnce<Found>(wasTried: boolean) {
  const isUnsure = useRef(wasTried)
  const [found, setFound] = useState<Found | null>(null)

  /** Sends although an equal record is there. Rejects as `create` does. */
  const sendAnother = async (create: Create): Promise<void> => {
    setFound(null)
    try {
      await create()
    } catch (error) {
      if (isLost(refusalOf(error).code)) isUnsure.current = true
      throw error
    }
  }
  const send = async (create: Create, look: () => Promise<Found | null>): Promise<void> => {
    const there = isUnsure.current ? await look() : null
    if (there === null) await sendAnother(create)
    else setFound(there)
  }
  return { found, send, sendAnother, dismiss: () => setFound(null) }
}
