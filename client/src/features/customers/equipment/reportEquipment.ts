import { offerWriteUndo } from '../../../components/toasts/offerWriteUndo.ts'
import { showInfo, showError } from '../../../components/toasts/toasts.ts'
import { ignoredMessage } from '../../../lib/writes/resultMessages.ts'
import type { AnsweredWrite, Undo } from '../../../lib/writes/writeResult.ts'
import { equipmentName } from './equipmentLabels.ts'
import type { EquipmentChange } from './saveEquipment.ts'

const verbs = { add: 'added', change: 'updated', remove: 'removed' } as const

/** Reports a saved change, and offers to undo it. */
export function reportEquipment(result: AnsweredWrite<Undo>, change: EquipmentChange, onUndone: () => void): void {
  const name = change.kind === 'remove' ? 'Equipment' : equipmentName(change.equipment)
  if (result.kind === 'unknown') return showInfo(`${name} sent. We couldn’t confirm that it was saved.`)
  if (result.kind === 'ignored') return showError(ignoredMessage({ label: 'Save equipment' }, { one: 'property' }, result.state))
  void offerWriteUndo({
    message: `${name} ${verbs[change.kind]}`,
    change: { name, noun: 'Change' },
    undo: result.value,
    onEnd: onUndone,
  })
}
