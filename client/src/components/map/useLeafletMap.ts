import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { latLngBounds, map as leafletMap, type Map as LeafletMap, type MapOptions } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import 'leaflet/dist/leaflet.css'

const PADDING = 56
/** Closest zoom of a fitted view: with map images, and with towns alone, several of which the view should hold. */
const CLOSEST_FIT = { tiles: 14, towns: 10 } as const
export type BasemapKind = keyof typeof CLOSEST_FIT
const WORLD = { center: [25, 0] as [number, number], zoom: 2 }

export function showPlaces(map: LeafletMap, places: readonly GeoPlace[], kind: BasemapKind): void {
  const { x, y } = map.getSize()
  if (places.length === 0) return void map.setView(WORLD.center, WORLD.zoom)
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
  if (x <= PADDING * 2 || y <= PADDING * 2) map.setView(bounds.getCenter(), CLOSEST_FIT[kind])
  else map.fitBounds(bounds, { padding: [PADDING, PADDING], maxZoom: CLOSEST_FIT[kind], animate: false })
}

interface LeafletMapOptions {
  /** Fitted at first, and again when the key changes. */
  readonly places: readonly GeoPlace[]
  readonly viewKey: string
  readonly kind: BasemapKind
  readonly options?: MapOptions
}

/** A Leaflet map in an element; null until it exists. */
export function useLeafletMap(
  holder: RefObject<HTMLDivElement | null>,
  { places, viewKey, kind, options }: LeafletMapOptions,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const latest = useRef({ places, kind, options })
  useEffect(() => {
    latest.current = { places, kind, options }
  }, [places, kind, options])
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
      ...latest.current.options,
    })
    showPlaces(made, latest.current.places, latest.current.kind)
    setMap(made)
    const observer = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    observer.observe(holder.current)
    return () => {
      observer.disconnect()
      made.remove()
    }
  }, [holder])
  useEffect(() => {
    if (map) showPlaces(map, latest.current.places, kind)
  }, [map, viewKey, kind])
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
