import { useFormat } from '../../../lib/format/useFormat.ts'
import { type EquipmentLine, readEquipment } from './equipmentText.ts'

interface ShownNotes {
  /** Without the equipment; '' if there are none. */
  readonly notes: string
  /** Without empty lines. */
  readonly lines: readonly EquipmentLine[]
}

/** Access notes as shown: the notes themselves, and the equipment below them. */
export function usePropertyNotes(accessNotes: string | null | undefined): ShownNotes {
  const { pattern } = useFormat()
  const { notes, lines } = readEquipment(accessNotes ?? '', pattern)
  return { notes: notes.trim(), lines: lines.filter(({ text }) => text.trim() !== '') }
}
