import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { askPosition, sharePosition } from '../shared/waiting/position.ts'
import classes from './MyDay.module.css'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { usePositionRuleQuery } from './day.generated.ts'
import { useSessionValue } from '../../../lib/session/session.ts'

type PositionChoice = 'share' | 'keep'

const listeners = new Set<() => void>()

/** Tells of every choice in this window. Returns how to stop. */
export function subscribeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the company wants to know where its staff are, and what this person says to it on this device; null: nothing yet. */
function usePositionChoice() {
  const { data } = usePositionRuleQuery()
  const key = preferenceKey('position', useSessionValue('authEmail'))
  const [choice, setChoice] = useState(() => browserStore.read(key) as PositionChoice | null)
  const choose = (chosen: PositionChoice): void => {
    browserStore.write(key, chosen)
    setChoice(chosen)
    listeners.forEach((listener) => listener())
  }
  const isWanted = data?.companySettings.team?.shareLocation === true && 'geolocation' in navigator
  return { isWanted, choice, choose }
}

/** Asks, in plain words, whether the company may see where the person is while they work, and lets them change their mind. */
export function PositionNote() {
  const { isWanted, choice, choose } = usePositionChoice()
  const [isMissing, setIsMissing] = useState(false)
  if (!isWanted) return null
  const share = async (): Promise<void> => {
    choose('share')
    sharePosition(true)
    // The browser asks now, while the person knows why.
    setIsMissing((await askPosition()) === null)
  }
  return (
    <section className={classes.position} aria-label="Your location">
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
        <div className={classes.choices}>
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
