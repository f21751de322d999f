import { capital } from '../../../lib/format/capital.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { warrantyState } from './equipmentRules.ts'
import type { Equipment, EquipmentLine } from './equipmentText.ts'
import { equipmentDate, equipmentName, formatWarranty } from './equipmentLabels.ts'
import classes from './Equipment.module.css'

interface WarrantyNoteProps {
  readonly equipment: Equipment
  /** Below the heading "Warranty". */
  readonly isHeaded?: boolean
}

/** "Warranty ends in 12 days", marked while it is about to end. */
export function WarrantyNote({ equipment, isHeaded = false }: WarrantyNoteProps) {
  const format = useFormat()
  const isEnding = warrantyState(equipment, format.today()) === 'ending'
  const message = formatWarranty(equipment, format)
  return (
    <span className={isEnding ? `warning strong ${classes.nowrap}` : classes.nowrap}>
      {isHeaded ? capital(message) : `Warranty ${message}`}
    </span>
  )
}

function Piece({ equipment }: { readonly equipment: Equipment }) {
  const format = useFormat()
  const { serial, installed, warrantyUntil } = equipment
  const facts = [serial && `Serial ${serial}`, installed && `Installed ${equipmentDate(installed, format)}`].filter(Boolean)
  return (
    <>
      <bdi className="strong">{equipmentName(equipment)}</bdi>
      {(facts.length > 0 || warrantyUntil !== '') && (
        <span className={`hint wrap ${classes.facts}`}>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
          {warrantyUntil !== '' && <WarrantyNote equipment={equipment} />}
        </span>
      )}
    </>
  )
}

/** A property's equipment, as read from its access notes. */
export const EquipmentLines = ({ lines }: { readonly lines: readonly EquipmentLine[] }) => (
  <ul className={`list stack gap6 ${classes.lines}`} aria-label="Equipment">
    {lines.map(({ text, equipment }, index) => (
      <li key={`${index} ${text}`}>{equipment ? <Piece equipment={equipment} /> : <bdi>{text.trim()}</bdi>}</li>
    ))}
  </ul>
)
