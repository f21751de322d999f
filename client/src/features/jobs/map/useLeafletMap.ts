import { latLngBounds, map as leafletMap, type LatLngBounds, type Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Scene } from './scene.ts'
import 'leaflet/dist/leaflet.css'

const PADDING = 56
/** One house is not shown as if it were all there is. */
const NEAREST_FIT = 14
const WORLD = { center: [25, 0] as [number, number], zoom: 2 }

/** Everything that stands on the map; null: nothing does. */
function boundsOf({ pins, people, home }: Scene): LatLngBounds | null {
  const places = [...pins.map(({ place }) => place), ...people.map(({ place }) => place), ...(home ? [home] : [])]
  return places.length === 0 ? null : latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
}

/** Shows all of a day. */
export function showAll(map: LeafletMap, scene: Scene): void {
  const bounds = boundsOf(scene)
  const { x, y } = map.getSize()
  if (!bounds) map.setView(WORLD.center, WORLD.zoom)
  else if (x <= PADDING * 2 || y <= PADDING * 2) map.setView(bounds.getCenter(), NEAREST_FIT)
  else map.fitBounds(bounds, { padding: [PADDING, PADDING], maxZoom: NEAREST_FIT, animate: false })
}

/** A map in an element. It shows all of the scene at first, and again when the key changes; what is renewed moves nothing. */
export function useLeafletMap(holder: RefObject<HTMLDivElement | null>, scene: Scene, key: string): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const latest = useRef(scene)
  useEffect(() => {
    latest.current = scene
  }, [scene])
  useEffect(() => {
    if (!holder.current) return undefined
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = leafletMap(holder.current, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: 18,
      zoomSnap: 0.25,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
    })
    showAll(made, latest.current)
    setMap(made)
    const observer = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    observer.observe(holder.current)
    return () => {
      observer.disconnect()
      made.remove()
    }
  }, [holder])
  useEffect(() => {
    if (map) showAll(map, latest.current)
  }, [map, key])
  return map
}

/** Counts moves of the map: what depends on what is seen is drawn again after each. */
export function useMoveCount(map: LeafletMap | null): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!map) return undefined
    const tell = (): void => setCount((before) => before + 1)
    map.on('moveend zoomend resize', tell)
    return () => void map.off('moveend zoomend resize', tell)
  }, [map])
  return count
}
