/** Effect of a key when moving visits by keyboard: Space lifts, arrows move, Enter or Space drops, Escape cancels. */
export function liftPress(key: string, isLifted: boolean): 'lift' | 'move' | 'drop' | 'move cancelled' | null {
  if (!isLifted) return key === ' ' ? 'lift' : null
  if (key === 'Escape') return 'move cancelled'
  if (['Enter', ' '].includes(key)) return 'drop'
  return key.startsWith('Arrow') ? 'move' : null
}

/** The same as text. */
export const liftWords = {
  lifted: (name: string, place = ''): string =>
    `${name} lifted. ${place && `${place}. `}Arrow keys move it, Enter drops it, Escape cancels.`,
  dropped: (place: string): string => `Dropped ${place}.`,
  putBack: (name: string): string => `Move of ${name} cancelled.`,
  busy: (name: string): string => `${name} is being saved.`,
} as const

/** Stops the key from reaching other handlers. */
export function taken(event: { preventDefault(): void; stopPropagation(): void }): void {
  event.preventDefault()
  event.stopPropagation()
}
