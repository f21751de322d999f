import { Menu } from '@mantine/core'
import { availabilityStatus } from '@callout/contracts/profile/availability'
import { userType } from '@callout/contracts/profile/userType'
import { useState } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { useSelectStatusMutation } from './availability.generated.ts'
import { useSessionValue } from '../../lib/session/session.ts'

type Availability = keyof typeof availabilityStatus

export function AvailabilityItems() {
  const saved = preferenceKey('availability', useSessionValue('authEmail'))
  const [chosen, setChosen] = useState(() => browserStore.read(saved))
  const [select] = useSelectStatusMutation()
  // A company's owner dispatches; other users do visits too.
  if (useSessionValue('userType') === userType.COMPANY.code) return null
  const choose = async (status: Availability): Promise<void> => {
    const before = chosen
    setChosen(status)
    try {
      await select({ variables: { input: { availabilityStatus: status } } })
      browserStore.write(saved, status)
      showSuccess(`You’re shown as ${availabilityStatus[status].label.toLowerCase()}`)
    } catch (error) {
      setChosen(before)
      showError(toApiError(error).message)
    }
  }
  return (
    <>
      <Menu.Label>Availability</Menu.Label>
      <Menu.RadioGroup value={chosen ?? ''} onChange={(status) => void choose(status as Availability)}>
        {Object.entries(availabilityStatus).map(([status, { label }]) => (
          <Menu.RadioItem key={status} value={status}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  )
}
