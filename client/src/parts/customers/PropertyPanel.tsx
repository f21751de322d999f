import { IconMapPin } from '@tabler/icons-react'
import { ContactLink, Panel } from '../../kit/record/Parts.tsx'
import { directionsTo } from './directions.ts'
import classes from '../../kit/record/Record.module.css'

/** What others show of a property. null: not told. */
interface ShownProperty {
  readonly name: string | null
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where the work is done, and the way there. How to get in stands further up: `AccessNote`. */
export function PropertyPanel({ property }: { readonly property: ShownProperty | null }) {
  if (!property) return null
  const { name, address } = property
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
        <ContactLink href={directions} Icon={IconMapPin} isAway>
          Directions
        </ContactLink>
      ) : (
        !name && <p className={classes.soft}>Address not told</p>
      )}
    </Panel>
  )
}
