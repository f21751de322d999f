import { statusTable } from '../../../components/status/statusTable.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'

export const boardColors = { status: 'Status', staff: 'Person', category: 'Category' } as const
export type BoardColor = keyof typeof boardColors

const categoryColors = ['#3b7bd6', '#2a9a5b', '#d99a1c', '#8e5bd6', '#d8483e', '#1c9aa8', '#c2528b', '#7d7d8b'] as const
const isHex = (text: string | null | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '')

const mixed = (color: string): Record<string, string> => ({
  '--visit-bg': `color-mix(in srgb, ${color} 16%, var(--co-raised))`,
  '--visit-line': color,
  '--visit-text': 'var(--co-text)',
})
const toned = (tone: string): Record<string, string> => ({
  '--visit-bg': `var(--co-${tone}-bg)`,
  '--visit-line': `var(--co-${tone}-line)`,
  '--visit-text': `var(--co-${tone}-text)`,
})

export function colorOf({ visit, category }: BoardVisitFragment, colour: BoardColor): Record<string, string> {
  if (colour === 'staff') {
    const color = visit.staff?.[0]?.color
    return isHex(color) ? mixed(color) : toned('grey')
  }
  if (colour === 'category')
    return category ? mixed(categoryColors[Number(category.id) % categoryColors.length] ?? '#7d7d8b') : toned('grey')
  return toned(visit.status ? statusTable[visit.status].tone : 'grey')
}
