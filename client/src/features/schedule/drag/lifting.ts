/** What a key means where visits are moved by keys: Space lifts one, arrows move it, Enter or Space drops it, Escape puts it back. */
export function liftPress(key: string, isLifted: boolean): 'lift' | 'move' | 'drop' | 'move cancelled' | null {
  if (!isLifted) return key === ' ' ? 'lift' : null
  if (key === 'Escape') return 'move cancelled'
  if (key === 'Enter' || key === ' ') return 'drop'
  return key.startsWith('Arrow') ? 'move' : null
}

/** The same, said to who does it. */
export const liftWords = {
  lifted: (name: string, place = ''): string =>
    `${name} lifted. ${place && `${place}. `}Arrow keys move it, Enter drops it, Escape cancels.`,
  dropped: (place: string): string => `Dropped ${place}.`,
  putBack: (name: string): string => `Move of ${name} cancelled.`,
  busy: (name: string): string => `${name} is being saved.`,
} as const

/** The key was meant for what is moved: nobody else hears of it. */
export function taken(event: { preventDefault(): void; stopPropagation(): void }): void {
  event.preventDefault()
  event.stopPropagation()
}
