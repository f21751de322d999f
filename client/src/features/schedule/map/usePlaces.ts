import type { Map as LeafletMap } from 'leaflet'
import { useMemo } from 'react'
import type { Pin, Scene } from './scene.ts'
import { type Box, boxAt, covers, type Placed, type Shift, spreadOut } from './spread.ts'
import type { Cluster } from './useClusters.ts'
import { useMoveCount } from '../../../components/map/useLeafletMap.ts'

/** Marker bounds in pixels, as in the style sheet, with some padding. */
const boxes = {
  pin: { left: -24, top: -41, right: 32, bottom: 3 },
  plannedPin: { left: -24, top: -58, right: 32, bottom: 3 },
  cluster: { left: -24, top: -24, right: 24, bottom: 24 },
  home: { left: -17, top: -17, right: 17, bottom: 17 },
  person: { left: -18, top: -18, right: 18, bottom: 18 },
} as const

const labels: Box = { left: -44, top: 18, right: 44, bottom: 38 }

interface Drawn {
  readonly pins: readonly Pin[]
  readonly clusters: readonly Cluster[]
  readonly people: Scene['people']
  readonly home: Scene['home']
}

export interface Places {
  readonly shifts: ReadonlyMap<string, Shift>
  readonly returned: ReadonlySet<string>
}

const here: Shift = { dx: 0, dy: 0 }

/** Marker positions: overlapping ones are shifted, depending on the zoom. */
export function usePlaces(map: LeafletMap, { pins, clusters, people, home }: Drawn): Places {
  useMoveCount(map)
  const zoom = map.getZoom()
  return useMemo(() => {
    const placed = (kind: keyof typeof boxes, { latitude, longitude }: { latitude: number; longitude: number }): Placed => {
      const { x, y } = map.project([latitude, longitude], zoom)
      return { x, y, box: boxes[kind] }
    }
    const all = [
      ...(home ? [{ id: '', at: placed('home', home) }] : []),
      ...clusters.map(({ id, place }) => ({ id, at: placed('cluster', place) })),
      ...pins.map(({ id, place, plan }) => ({ id, at: placed(plan ? 'plannedPin' : 'pin', place) })),
      ...people.map(({ id, place }) => ({ id: personKey(id), at: placed('person', place) })),
    ]
    const shifts = spreadOut(all.map(({ at }) => at))
    const drawn = all.map(({ at }, index) => boxAt(at, shifts[index] ?? here))
    const returned = new Set<string>()
    for (const [index, { id, at }] of all.entries()) {
      const below = boxAt({ ...at, box: labels }, shifts[index] ?? here)
      if (!id.startsWith(personKey('')) || drawn.some((item) => covers(below, item))) continue
      drawn.push(below)
      returned.add(id)
    }
    return { shifts: new Map(all.map(({ id }, index) => [id, shifts[index] ?? here])), returned }
  }, [map, zoom, pins, clusters, people, home])
}

export const personKey = (id: string): string => `person/${id}`
