import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { divIcon, type Map as LeafletMap, marker } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './Map.module.css'

interface MapMarkerProps {
  readonly map: LeafletMap
  readonly place: GeoPlace
  readonly level: number
  readonly children: ReactNode
}

/** A marker rendered by React and positioned by Leaflet. */
export function MapMarker({ map, place: { latitude, longitude }, level, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => {
    const icon = divIcon({ html: element, className: classes.marker, iconSize: [0, 0] })
    const placed = marker([latitude, longitude], { icon, keyboard: false, interactive: false, zIndexOffset: level * 10_000 }).addTo(map)
    return () => void placed.remove()
  }, [map, element, latitude, longitude, level])
  return createPortal(children, element)
}
