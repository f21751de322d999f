import { windowStore } from '../../../lib/preferences/storage.ts'

const KEY = 'otpDeadline'

interface Deadline {
  readonly email: string
  /** When the next code can be requested, in milliseconds since the epoch. */
  readonly at: number
}

/** End of the countdown for that email address; 0 if none runs. Survives a reload. */
export function readDeadline(email: string): number {
  try {
    const saved = JSON.parse(windowStore.read(KEY) ?? 'null') as Deadline | null
    return saved?.email === email && saved.at > Date.now() ? saved.at : 0
  } catch {
    return 0
  }
}

export const writeDeadline = (deadline: Deadline): void => void windowStore.write(KEY, JSON.stringify(deadline))

export const clearDeadline = (): void => windowStore.remove(KEY)
