import { divIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { type Town, townsIn, withoutOverlaps } from './towns.ts'
import classes from './Map.module.css'

const PANE = 'towns'

const sizeOf = (rank: number): 'large' | 'medium' | 'small' => (rank >= 57 ? 'large' : rank >= 45 ? 'medium' : 'small')

function getLabel({ name, latitude, longitude, rank }: Town): Marker {
  const label = document.createElement('span')
  label.textContent = name
  label.dir = 'auto'
  label.dataset['size'] = sizeOf(rank)
  label.className = classes.town ?? ''
  const icon = divIcon({ html: label, className: classes.marker ?? '', iconSize: [0, 0] })
  return marker([latitude, longitude], { icon, pane: PANE, interactive: false, keyboard: false, alt: '' })
}

interface TownLabelsProps {
  readonly map: LeafletMap
  readonly towns: readonly Town[]
  readonly moves: number
}

/** Names of towns. Those that stay in view keep their element. */
export function TownLabels({ map, towns, moves }: TownLabelsProps) {
  const shown = useRef(new Map<Town, Marker>())
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '350'
    pane.style.pointerEvents = 'none'
    pane.setAttribute('aria-hidden', 'true')
    const { current: all } = shown
    return () => {
      for (const label of all.values()) label.remove()
      all.clear()
    }
  }, [map])
  useEffect(() => {
    const bounds = map.getBounds().pad(0.3)
    const box = { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() }
    const zoom = map.getZoom()
    const next = new Set(withoutOverlaps(townsIn(towns, box, zoom), ({ latitude, longitude }) => map.project([latitude, longitude], zoom)))
    for (const [town, label] of shown.current) {
      if (next.has(town)) continue
      label.remove()
      shown.current.delete(town)
    }
    for (const town of next) if (!shown.current.has(town)) shown.current.set(town, getLabel(town).addTo(map))
  }, [map, towns, moves])
  return null
}
