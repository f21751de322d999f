import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import { Button, Input, Skeleton } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import type { LocationMapProps } from './LocationMap.tsx'
import { useMapStartQuery } from './mapStart.generated.ts'
import classes from './LocationPicker.module.css'

const Loading = () => <Skeleton className={classes.map} role="status" aria-label="Loading the map" />
const LocationMap = lazyWithPreload<(props: LocationMapProps) => ReactNode>(
  async () => (await import('./LocationMap.tsx')).LocationMap,
  Loading,
)

/** Location of the default branch; null while loading or if no branch has one. */
function useBranchPlace(isRequested: boolean): GeoPlace | null {
  const { data } = useMapStartQuery({ skip: !isRequested })
  return useMemo(() => {
    const placed = data?.branches.items.filter((branch) => getPlace(branch) !== null) ?? []
    const branch = placed.find(({ isDefault }) => isDefault) ?? placed[0]
    return branch ? getPlace(branch) : null
  }, [data])
}

interface LocationPickerProps {
  readonly place: GeoPlace | null
  readonly onChange: (place: GeoPlace | null) => void
  /** Fields for the same place as numbers, collapsed at first. */
  readonly coordinates: ReactNode
  readonly hasError: boolean
}

/** A pin on a map, with collapsed coordinates. The map loads when there is a pin or the user sets one. */
export function LocationPicker({ place, onChange, coordinates, hasError }: LocationPickerProps) {
  const [labelId, coordinatesId] = [useId(), useId()]
  const [isSetting, setIsSetting] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const isMapShown = place !== null || isSetting
  const near = useBranchPlace(isMapShown && place === null)
  const areShown = isTyping || hasError
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap4">
      <Input.Label component="span" id={labelId}>
        Location on the map
      </Input.Label>
      {isMapShown && <LocationMap place={place} near={near} onMove={onChange} />}
      {!isMapShown && <p className="hint flush">No location yet. Choosing an address from the suggestions sets it.</p>}
      <div className="wrap gap8">
        {!isMapShown && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconMapPin size={16} aria-hidden />}
            onClick={() => setIsSetting(true)}
            onMouseEnter={() => void LocationMap.preload()}
            onFocus={() => void LocationMap.preload()}
          >
            Set on map
          </Button>
        )}
        {!hasError && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={areShown}
            aria-controls={coordinatesId}
            onClick={() => setIsTyping(!isTyping)}
          >
            {areShown ? 'Hide coordinates' : 'Enter coordinates'}
          </Button>
        )}
        {place && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => {
              setIsSetting(true)
              onChange(null)
            }}
          >
            Remove location
          </Button>
        )}
      </div>
      <div id={coordinatesId} hidden={!areShown}>
        {areShown && coordinates}
      </div>
    </div>
  )
}
