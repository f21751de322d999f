import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import { plansAddress } from '../../../lib/plansAddress.ts'
import type { StaffListQuery } from './staffList.generated.ts'

type SeatsOf = StaffListQuery['staff']['seats']

/** Whether the plan has no room for anybody else, as far as the backend says. */
export const areSeatsTaken = (seats: SeatsOf): boolean =>
  typeof seats?.limit === 'number' && typeof seats.used === 'number' && seats.used >= seats.limit

function seatWords(seats: NonNullable<SeatsOf>): string | null {
  const { used, limit } = seats
  if (used === null) return null
  if (limit === null) return `${used} active · unlimited during the trial`
  if (limit === 1) return 'Your plan is for one person'
  const left = Math.max(0, limit - used)
  return `${used} of ${limit} seats in use, ${left === 0 ? 'none' : left} left`
}

/** How many people the plan allows, and the way to a larger one where there is no room; nothing where nobody says. */
export function Seats({ seats }: { readonly seats: SeatsOf }) {
  const mayChoose = useHasAuthority('manage_subscription')
  const words = seats && seatWords(seats)
  if (!words) return null
  return (
    <>
      {words}
      {mayChoose && areSeatsTaken(seats) && (
        <>
          {' · '}
          <Anchor component={Link} to={plansAddress()} inherit>
            See plans
          </Anchor>
        </>
      )}
    </>
  )
}
