import { messages } from '@callout/contracts/messages'
import { futureVisits } from '@callout/contracts/staff/codes'
import { Radio, Stack } from '@mantine/core'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { useTeam } from '../shared/useTeam.ts'
import type { FutureVisits } from './staffActions.generated.ts'

/** What becomes of visits to come. */
export interface VisitsAnswer {
  readonly futureVisits: FutureVisits
  /** '' while nobody is chosen. */
  readonly reassignToStaffId: string
}
export const noAnswer: VisitsAnswer = { futureVisits: 'UNASSIGN', reassignToStaffId: '' }

export const isComplete = ({ futureVisits: wish, reassignToStaffId }: VisitsAnswer): boolean =>
  wish !== 'REASSIGN' || reassignToStaffId !== ''

/** What of it goes to the gateway. */
export const visitsInput = ({ futureVisits: wish, reassignToStaffId }: VisitsAnswer) => ({
  futureVisits: wish,
  ...(wish === 'REASSIGN' && { reassignToStaffId }),
})

interface FutureVisitsFieldsProps {
  readonly answer: VisitsAnswer
  readonly onChange: (answer: VisitsAnswer) => void
  /** They do not come into question. */
  readonly leaving: readonly string[]
  readonly isChecked: boolean
}

/** Asks what becomes of visits to come, and who has them. */
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
