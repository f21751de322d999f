import { Anchor } from '@mantine/core'
import { Fact } from '../../../components/record/Parts.tsx'
import { directionsTo } from '../../customers/shared/directions.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { StaffRecordQuery } from './staffRecord.generated.ts'

/** The place where the person starts the day, or their last shared location. */
export function StaffPlace({ of: { latitude, longitude, locationAt } }: { readonly of: StaffRecordQuery['staffMember'] }) {
  const { dateTime } = useFormat()
  if (latitude === null || longitude === null) return null
  return (
    <Fact label={locationAt === null ? 'Starts the day at' : `Last location, ${dateTime(locationAt)}`}>
      <Anchor href={directionsTo({ address: null, latitude, longitude }) ?? undefined} target="_blank" rel="noreferrer">
        Show on a map
      </Anchor>
    </Fact>
  )
}
