import { isLost, toApiError } from '../api/apiError.ts'
import { windowStore } from '../preferences/storage.ts'
import { nowInSeconds } from '../clock.ts'

type Create = () => Promise<void>

/** Records created earlier cannot come from a recent attempt. */
export const RECENT_SECONDS = 3600

/** True if a record may come from a recent attempt. Unknown timestamps count as recent. */
export const isRecent = (createdAt: number | null | undefined): boolean =>
  typeof createdAt !== 'number' || nowInSeconds() - createdAt < RECENT_SECONDS

/** Looks for a record of an earlier attempt; 'unknown' if the backend returns nothing to recognize it by. */
export type DuplicateLookup<Found> = () => Promise<Found | 'unknown' | null>

/** A record that an earlier attempt may have created; `found` is null if that is unknown. */
export interface PossibleDuplicate<Found> {
  readonly found: Found | null
}

const getKey = (name: string): string => `unanswered:${name}`
const isUnanswered = (name: string): boolean => {
  const sentAt = Number(windowStore.read(getKey(name)))
  return sentAt > 0 && isRecent(sentAt)
}

/** Marks the attempt as answered: its record was found. */
export const settle = (name: string): void => windowStore.remove(getKey(name))

/** Submits without a check. The attempt counts as unanswered until its response arrives. Rejects as `create` does. */
export async function submitAgain(name: string, create: Create): Promise<void> {
  const wasUnanswered = isUnanswered(name)
  windowStore.write(getKey(name), String(nowInSeconds()))
  try {
    await create()
  } catch (error) {
    if (!wasUnanswered && !isLost(toApiError(error).code)) settle(name)
    throw error
  }
  settle(name)
}

/** Errors other than network errors count as 'unknown': retrying may never help. */
async function findDuplicate<Found>(look: DuplicateLookup<Found>): Promise<Found | 'unknown' | null> {
  try {
    return await look()
  } catch (error) {
    if (toApiError(error).code === 'NETWORK') throw error
    return 'unknown'
  }
}

/** If an earlier attempt is unanswered, looks for its record first and returns a possible duplicate. Rejects as `create` does. */
export async function submitOnce<Found>(
  name: string,
  create: Create,
  look: DuplicateLookup<Found>,
  wasTried: boolean = false,
): Promise<PossibleDuplicate<Found> | null> {
  const there = wasTried || isUnanswered(name) ? await findDuplicate(look) : null
  if (there === 'unknown' && isUnanswered(name)) return { found: null }
  if (there !== null && there !== 'unknown') return { found: there }
  await submitAgain(name, create)
  return null
}
