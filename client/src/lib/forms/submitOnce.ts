import { isLost, toApiError } from '../api/apiError.ts'
import { windowStore } from '../preferences/storage.ts'

type Create = () => Promise<void>

/** What was made earlier than that was not made by a try of a moment ago. */
export const RECENT_SECONDS = 3600

/** Whether something made at that instant may come from a try of a moment ago; what nobody told speaks not against it. */
export const isRecent = (createdAt: number | null | undefined): boolean =>
  typeof createdAt !== 'number' || Date.now() / 1000 - createdAt < RECENT_SECONDS

/** A look for what an earlier try may have made: 'untold' where the backend tells nothing that it could be known by. */
export type Look<Found> = () => Promise<Found | 'untold' | null>

/** An earlier try may have made this record; `found` is null where nobody can tell. */
export interface PossibleDuplicate<Found> {
  readonly found: Found | null
}

const keyOf = (name: string): string => `unanswered:${name}`
const isUnanswered = (name: string): boolean => {
  const sentAt = Number(windowStore.read(keyOf(name)))
  return sentAt > 0 && isRecent(sentAt)
}

/** No try of that name is unanswered any more: its record was found. */
export const settle = (name: string): void => windowStore.remove(keyOf(name))

/** Sends, whatever is there already. A try counts as unanswered until its answer has come. Rejects as `create` does. */
export async function submitAgain(name: string, create: Create): Promise<void> {
  const wasUnanswered = isUnanswered(name)
  windowStore.write(keyOf(name), String(Date.now() / 1000))
  try {
    await create()
  } catch (error) {
    if (!wasUnanswered && !isLost(toApiError(error).code)) settle(name)
    throw error
  }
  settle(name)
}

/** A look that fails in any other way than by the connection tells nothing, and may do so for ever. */
async function findDuplicate<Found>(look: Look<Found>): Promise<Found | 'untold' | null> {
  try {
    return await look()
  } catch (error) {
    if (toApiError(error).code === 'NETWORK') throw error
    return 'untold'
  }
}

/**
 * Sends what makes a record. Where an earlier try of that name has got no answer it looks first, and sends nothing where the
 * record may be there: a person has to decide. Rejects as `create` does.
 */
export async function submitOnce<Found>(
  name: string,
  create: Create,
  look: Look<Found>,
  wasTried: boolean = false,
): Promise<PossibleDuplicate<Found> | null> {
  const there = wasTried || isUnanswered(name) ? await findDuplicate(look) : null
  if (there === 'untold' && isUnanswered(name)) return { found: null }
  if (there !== null && there !== 'untold') return { found: there }
  await submitAgain(name, create)
  return null
}
