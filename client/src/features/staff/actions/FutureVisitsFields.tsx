import { messages } from '@callout/contracts/text/messages'
import { futureVisits } from '@callout/contracts/staff/codes'
import { Radio, Stack } from '@mantine/core'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { useTeam } from '../team/useTeam.ts'
import type { FutureVisits } from '../../../lib/api/schemaTypes.generated.ts'

export interface VisitsAnswer {
  readonly futureVisits: FutureVisits
  /** '' until someone is chosen. */
  readonly reassignToStaffId: string
}
export const defaultAnswer: VisitsAnswer = { futureVisits: 'UNASSIGN', reassignToStaffId: '' }

export const isComplete = ({ futureVisits: choice, reassignToStaffId }: VisitsAnswer): boolean =>
  choice !== 'REASSIGN' || reassignToStaffId !== ''

export const visitsInput = ({ futureVisits: choice, reassignToStaffId }: VisitsAnswer) => ({
  futureVisits: choice,
  ...(choice === 'REASSIGN' && { reassignToStaffId }),
})

interface FutureVisitsFieldsProps {
  readonly answer: VisitsAnswer
  readonly onChange: (answer: VisitsAnswer) => void
  readonly leaving: readonly string[]
  readonly isChecked: boolean
}

export function FutureVisitsFields({ answer, onChange, leaving, isChecked }: FutureVisitsFieldsProps) {
  const isHandedOver = answer.futureVisits === 'REASSIGN'
  const { people } = useTeam(isHandedOver)
  return (
    <>
      <Radio.Group label="Upcoming visits" value={answer.futureVisits} onChange={(value) => onChange({ ...answer, futureVisits: value })}>
        <Stack gap={8} mt={6}>
          {(Object.keys(futureVisits) as FutureVisits[]).map((key) => (
            <Radio key={key} value={key} label={futureVisits[key].label} />
          ))}
        </Stack>
      </Radio.Group>
      {isHandedOver && (
        <PickField
          label="Technician"
          listLabel="Technicians"
          placeholder="Choose a technician"
          isRequired
          choices={people.filter(({ id }) => !leaving.includes(id)).map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
          value={answer.reassignToStaffId}
          onChange={(reassignToStaffId) => onChange({ ...answer, reassignToStaffId })}
          error={isChecked && answer.reassignToStaffId === '' && messages.required}
        />
      )}
    </>
  )
}
