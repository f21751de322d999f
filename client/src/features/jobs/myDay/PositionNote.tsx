import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { askPosition, sharePosition } from '../offline/position.ts'
import classes from './MyDay.module.css'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { usePositionRuleQuery } from './day.generated.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'

type PositionChoice = 'share' | 'keep'

const listeners = new Set<() => void>()

export function subscribeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsPositionRequested(): boolean {
  const isTechnician = useActingUser().user_type === 'staff'
  const { data } = usePositionRuleQuery({ skip: !isTechnician })
  return isTechnician && data?.companySettings.team?.shareLocation === true
}

/** Whether the company wants staff positions, and this user's choice on this device; null if not made yet. */
function usePositionChoice() {
  const isShared = useIsPositionRequested()
  const key = preferenceKey('position', useSessionValue('authEmail'))
  const [choice, setChoice] = useState(() => browserStore.read(key) as PositionChoice | null)
  const choose = (chosen: PositionChoice): void => {
    browserStore.write(key, chosen)
    setChoice(chosen)
    listeners.forEach((listener) => listener())
  }
  const isRequested = isShared && 'geolocation' in navigator
  return { isRequested, choice, choose }
}

export function PositionNote() {
  const { isRequested, choice, choose } = usePositionChoice()
  const [isMissing, setIsMissing] = useState(false)
  if (!isRequested) return null
  const share = async (): Promise<void> => {
    choose('share')
    sharePosition(true)
    // Triggers the browser's permission prompt while its reason is visible.
    setIsMissing((await askPosition()) === null)
  }
  return (
    <section className={`box hint ${classes.position}`} aria-label="Your location">
      <IconCurrentLocation size={18} stroke={1.75} aria-hidden />
      <div>
        {choice === 'share' ? (
          <p>
            Your location is shared with each step, and every 2 minutes during a visit. Never before or after.
            {isMissing && ' Location isn’t available right now. You can keep working.'}
          </p>
        ) : (
          <p>Share your location during visits?</p>
        )}
        <div className={`wrap gap8 ${classes.choices}`}>
          {choice === 'share' ? (
            <Button variant="default" onClick={() => choose('keep')}>
              Stop sharing
            </Button>
          ) : (
            <Button variant="default" onClick={() => void share()}>
              Share location
            </Button>
          )}
          {choice === null && (
            <Button variant="subtle" onClick={() => choose('keep')}>
              Not now
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
