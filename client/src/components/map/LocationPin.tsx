import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { IconMapPinFilled } from '@tabler/icons-react'
import { divIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { roundedPlace } from './coordinates.ts'
import mapClasses from './Map.module.css'
import classes from './LocationPicker.module.css'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STEP_PX = 4
const LONG_STEP_PX = 40
const EDGE_PX = 40

export const placeAt = ({ lat, lng }: { readonly lat: number; readonly lng: number }): GeoPlace =>
  roundedPlace({ latitude: lat, longitude: lng })

interface LocationPinProps {
  readonly map: LeafletMap
  readonly place: GeoPlace
  readonly hintId: string
  readonly onMove: (place: GeoPlace) => void
}

export function LocationPin({ map, place: { latitude, longitude }, hintId, onMove }: LocationPinProps) {
  const [element] = useState(() => document.createElement('div'))
  const placed = useRef<Marker | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef({ latitude, longitude, onMove })
  useEffect(() => {
    latest.current = { latitude, longitude, onMove }
    placed.current?.setLatLng([latitude, longitude])
  }, [latitude, longitude, onMove])
  useEffect(() => {
    const { current: start } = latest
    const icon = divIcon({ html: element, className: mapClasses.marker ?? '', iconSize: [0, 0] })
    const made = marker([start.latitude, start.longitude], { icon, keyboard: false, draggable: true, autoPan: true }).addTo(map)
    made.on('dragend', () => {
      latest.current.onMove(placeAt(made.getLatLng().wrap()))
      button.current?.focus({ preventScroll: true })
    })
    placed.current = made
    return () => {
      placed.current = null
      made.remove()
    }
  }, [map, element])
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The map handles these keys too.
    event.stopPropagation()
    const length = event.shiftKey ? LONG_STEP_PX : STEP_PX
    const to = map.unproject(map.project([latitude, longitude]).add([step[0] * length, step[1] * length])).wrap()
    map.panInside(to, { padding: [EDGE_PX, EDGE_PX], animate: false })
    onMove(placeAt(to))
  }
  return createPortal(
    <button ref={button} type="button" className={classes.pin} aria-label="Location pin" aria-describedby={hintId} onKeyDown={move}>
      <IconMapPinFilled size={36} aria-hidden />
    </button>,
    element,
  )
}
