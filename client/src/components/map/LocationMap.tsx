import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { Button } from '@mantine/core'
import type { LeafletMouseEvent } from 'leaflet'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useDistanceUnit } from '../../lib/format/useDistanceUnit.ts'
import { Basemap } from './Basemap.tsx'
import { coordinateText } from './coordinates.ts'
import { LocationPin, placeAt } from './LocationPin.tsx'
import { useLeafletMap } from './useLeafletMap.ts'
import { useTiles } from './useTiles.ts'
import { ZoomButtons } from './ZoomButtons.tsx'
import mapClasses from './Map.module.css'
import classes from './LocationPicker.module.css'

const STREET_ZOOM = { tiles: 15, towns: 12 } as const
/** The wheel scrolls the form instead. */
const options = { scrollWheelZoom: false }
const NONE: readonly GeoPlace[] = []

export interface LocationMapProps {
  readonly place: GeoPlace | null
  /** Shown while there is no pin; null: the world. */
  readonly near: GeoPlace | null
  readonly onMove: (place: GeoPlace) => void
}

export function LocationMap({ place, near, onMove }: LocationMapProps) {
  const holder = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const unit = useDistanceUnit()
  const tiles = useTiles()
  const start = place ?? near
  const places = useMemo(() => (start ? [start] : NONE), [start])
  const kind = tiles ? 'tiles' : 'towns'
  const map = useLeafletMap(holder, { places, viewKey: place ? 'pin' : near ? 'near' : 'world', kind, options })
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  }, [onMove])
  useEffect(() => {
    if (!map) return undefined
    const press = ({ latlng }: LeafletMouseEvent): void => latest.current(placeAt(latlng.wrap()))
    map.on('click', press)
    return () => void map.off('click', press)
  }, [map])
  // A picked address or typed coordinates may be elsewhere.
  const [latitude, longitude] = [place?.latitude, place?.longitude]
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined && !map.getBounds().contains([latitude, longitude]))
      map.setView([latitude, longitude], STREET_ZOOM[kind], { animate: false })
  }, [map, latitude, longitude, kind])
  return (
    <>
      <div className={classes.map}>
        <div ref={holder} className={mapClasses.leaflet} role="region" aria-label="Map of the location" />
        {map && (
          <>
            {place && <LocationPin map={map} place={place} hintId={hintId} onMove={onMove} />}
            {tiles !== undefined && <Basemap map={map} tiles={tiles} unit={unit} />}
            <ZoomButtons map={map} />
            {!place && (
              <Button
                className={classes.placePin}
                variant="default"
                size="compact-sm"
                onClick={() => onMove(placeAt(map.getCenter().wrap()))}
              >
                Place pin in the center
              </Button>
            )}
          </>
        )}
      </div>
      <p className="hint flush" id={hintId}>
        {place ? 'Drag the pin, or select it and use the arrow keys; Shift moves it farther.' : 'Click the map to place the pin.'}
      </p>
      <p className="only-read-out" role="status">
        {place && `Pin at ${coordinateText(place)}`}
      </p>
    </>
  )
}
