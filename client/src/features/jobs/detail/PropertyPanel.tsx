import { IconMapPin } from '@tabler/icons-react'
import { directionsTo } from '../../../parts/customers/directions.ts'
import type { Job } from './JobDetail.tsx'
import { Panel } from './Panel.tsx'
import classes from './JobDetail.module.css'

export function PropertyPanel({ property }: { readonly property: Job['property'] }) {
  if (!property) return null
  const { name, address, accessNotes } = property
  const directions = directionsTo(property)
  return (
    <Panel title="Property">
      {name && (
        <p className={classes.strong} dir="auto">
          {name}
        </p>
      )}
      {address && <p dir="auto">{address}</p>}
      {directions ? (
        <a className={classes.contact} href={directions} target="_blank" rel="noreferrer">
          <IconMapPin size={16} aria-hidden />
          Directions
        </a>
      ) : (
        !name && <p className={classes.soft}>Address not told</p>
      )}
      {accessNotes && (
        <p className={classes.note}>
          <strong>Access:</strong> <bdi>{accessNotes}</bdi>
        </p>
      )}
    </Panel>
  )
}
