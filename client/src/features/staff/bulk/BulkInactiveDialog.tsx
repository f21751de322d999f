import { Text } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { FutureVisitsFields, isComplete, defaultAnswer, visitsInput } from '../actions/FutureVisitsFields.tsx'
import type { StaffRowFragment } from '../list/staffList.generated.ts'

export type InactiveOrder = ReturnType<typeof visitsInput>

export function BulkInactiveDialog(props: BulkDialogProps<StaffRowFragment, InactiveOrder>) {
  const [answer, setAnswer] = useState(defaultAnswer)
  const [isChecked, setIsChecked] = useState(false)
  const getOrder = () => {
    setIsChecked(true)
    return isComplete(answer) ? visitsInput(answer) : null
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <Text c="dimmed">They’ll be signed out and can’t sign in anymore. Jobs and history stay.</Text>
      <FutureVisitsFields answer={answer} onChange={setAnswer} leaving={props.rows.map(({ id }) => id)} isChecked={isChecked} />
    </BulkFrame>
  )
}
