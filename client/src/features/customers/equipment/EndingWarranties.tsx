import { useFormat } from '../../../lib/format/useFormat.ts'
import { warrantyState } from './equipmentRules.ts'
import type { EquipmentLine } from './equipmentText.ts'
import { equipmentName, formatWarranty } from './equipmentLabels.ts'

/** Warranties that are about to end, one sentence each. */
export function EndingWarranties({ lines }: { readonly lines: readonly EquipmentLine[] }) {
  const format = useFormat()
  const ending = lines.flatMap(({ equipment }) => (equipment && warrantyState(equipment, format.today()) === 'ending' ? [equipment] : []))
  return ending.map((equipment, index) => (
    <span key={`${index} ${equipmentName(equipment)}`} className="warning strong">
      <bdi>{equipmentName(equipment)}</bdi>: warranty {formatWarranty(equipment, format)}
    </span>
  ))
}
