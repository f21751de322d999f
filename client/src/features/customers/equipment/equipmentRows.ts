import { foldedText } from '@callout/contracts/text/foldedText'
import type { EquipmentPropertyFragment } from './equipment.generated.ts'
import { equipmentMatcher, isOlderThan, warrantyState } from './equipmentRules.ts'
import { type Equipment, readEquipment } from './equipmentText.ts'
import { propertyName } from '../picker/customerText.ts'

export interface EquipmentRow {
  readonly key: string
  readonly property: EquipmentPropertyFragment
  /** The line as stored. */
  readonly line: string
  /** The line without spaces around it. */
  readonly text: string
  /** null: the line can't be read. */
  readonly equipment: Equipment | null
}

export interface EquipmentFilter {
  readonly search: string
  /** Installed at least so many years ago; 0: any age. */
  readonly years: number
  readonly warranty: WarrantyFilter
}

export const warrantyFilters = ['any', 'ending', 'covered', 'ended'] as const
export type WarrantyFilter = (typeof warrantyFilters)[number]

/** The lines of all properties, those that can't be read included. */
export const equipmentRows = (properties: readonly EquipmentPropertyFragment[], pattern: string | null): EquipmentRow[] =>
  properties.flatMap((property) =>
    readEquipment(property.accessNotes ?? '', pattern)
      .lines.map(({ text, equipment }, index) => ({ key: `${property.id} ${index}`, property, line: text, text: text.trim(), equipment }))
      .filter(({ text }) => text !== ''),
  )

function hasWarranty(equipment: Equipment, requested: WarrantyFilter, today: string): boolean {
  const state = warrantyState(equipment, today)
  if (requested === 'any') return true
  return requested === 'covered' ? state === 'running' || state === 'ending' : state === requested
}

/** The oldest first; without a date last. */
const byAge = (a: EquipmentRow, b: EquipmentRow): number =>
  (a.equipment?.installed || '9').localeCompare(b.equipment?.installed || '9', 'en') ||
  foldedText(a.text).localeCompare(foldedText(b.text), 'en')

/** The text search covers the line, its property and its customer. Lines that can't be read have no age and no warranty. */
export function filterEquipment(rows: readonly EquipmentRow[], filter: EquipmentFilter, today: string): EquipmentRow[] {
  const { search, years, warranty } = filter
  const matches = equipmentMatcher(search)
  const found = rows.filter(({ text, property, equipment }) => {
    if (!matches([text, propertyName(property), property.customerName])) return false
    if (!equipment) return years === 0 && warranty === 'any'
    return (years === 0 || isOlderThan(equipment, years, today)) && hasWarranty(equipment, warranty, today)
  })
  return found.toSorted(byAge)
}
