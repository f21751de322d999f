import type { GeoPlace } from '@callout/contracts/jobs/routes'
import type { Map as LeafletMap } from 'leaflet'
import { useMemo } from 'react'
import Supercluster from 'supercluster'
import type { Pin } from './scene.ts'
import { useMoveCount } from '../../../components/map/useLeafletMap.ts'

/** Above this number close pins are clustered at any map size. */
export const MOST_PINS = 500
/** Pixels of a pin, and the share of the map that pins may cover. */
const PIN_PX = 56 * 44
const MOST_COVERED = 0.4
const RADIUS_PX = 56
const LAST_CLUSTER_ZOOM = 16

export interface Cluster {
  readonly id: string
  readonly place: GeoPlace
  readonly count: number
  readonly zoom: number
}

interface Drawn {
  readonly pins: readonly Pin[]
  readonly clusters: readonly Cluster[]
}

function indexOf(pins: readonly Pin[]): Supercluster<{ readonly pin: Pin }> {
  const index = new Supercluster<{ readonly pin: Pin }>({ radius: RADIUS_PX, maxZoom: LAST_CLUSTER_ZOOM })
  return index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.place.longitude, pin.place.latitude] },
    })),
  )
}

function roomOf(map: LeafletMap): number {
  const { x, y } = map.getSize()
  return x * y === 0 ? MOST_PINS : Math.min(MOST_PINS, (x * y * MOST_COVERED) / PIN_PX)
}

/** Visible pins, with clusters in place of close ones. The selected pin is always included. */
export function useClusters(map: LeafletMap, pins: readonly Pin[], chosenId: string | null): Drawn {
  const moves = useMoveCount(map)
  const isMany = pins.length > roomOf(map)
  const index = useMemo(() => (isMany ? indexOf(pins) : null), [isMany, pins])
  return useMemo((): Drawn => {
    if (!index) return { pins, clusters: [] }
    const bounds = map.getBounds().pad(0.2)
    const seen = index.getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], Math.floor(map.getZoom()))
    const drawn: { pins: Pin[]; clusters: Cluster[] } = { pins: [], clusters: [] }
    for (const { id, properties, geometry } of seen) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('pin' in properties) drawn.pins.push(properties.pin)
      else
        drawn.clusters.push({
          id: `cluster-${id}`,
          place: { latitude, longitude },
          count: properties.point_count,
          zoom: index.getClusterExpansionZoom(Number(id)),
        })
    }
    const chosen = pins.find(({ id }) => id === chosenId)
    if (chosen && !drawn.pins.some(({ id }) => id === chosenId)) drawn.pins.push(chosen)
    return drawn
    // The part that is seen changes with each move.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pins, index, map, moves, chosenId])
}
