import { control, geoJSON, type Layer, type Map as LeafletMap, polyline, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import type { DistanceUnit } from '../../../../lib/format/distance.ts'
import { gridOf } from './grid.ts'
import type { Tiles } from './tiles.ts'
import { useMoveCount } from './useLeafletMap.ts'
import classes from './Map.module.css'

/** Beyond it the outlines of countries are too rough to say where something is. */
const LAST_OUTLINE_ZOOM = 7
/** Tiles that fail one after the other before the map goes on without them. */
const MOST_FAILURES = 4

/** Outlines of all countries, which come with the client. */
async function outlines(): Promise<Layer> {
  const [{ feature }, { world }] = await Promise.all([import('topojson-client'), import('./world.ts')])
  return geoJSON(feature(world, 'countries'), { interactive: false, style: () => ({ className: classes.country }) })
}

function useOutlines(map: LeafletMap, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    let layer: Layer | null = null
    let isOver = false
    const draw = async (): Promise<void> => {
      const loaded = await outlines()
      if (!isOver) layer = loaded.addTo(map)
    }
    draw().catch(() => undefined)
    return () => {
      isOver = true
      layer?.remove()
    }
  }, [map, isWanted])
}

/** How long the squares are; null: there is no grid. */
function useGrid(map: LeafletMap, isWanted: boolean, unit: DistanceUnit): number | null {
  const moves = useMoveCount(map)
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const bounds = map.getBounds().pad(0.2)
    const box = { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() }
    const grid = gridOf(box, unit)
    const lines = grid.lines.map((line) => line.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]))
    const layer = polyline(lines, { interactive: false, className: classes.gridLine ?? '', pane: 'tilePane' }).addTo(map)
    setLength(grid.length)
    return () => {
      layer.remove()
      setLength(null)
    }
  }, [map, isWanted, unit, moves])
  return isWanted ? length : null
}

/** Pictures of the map; tells when they cannot be had. */
function useTileLayer(map: LeafletMap, tiles: Tiles | null, onFail: () => void): void {
  useEffect(() => {
    if (!tiles) return undefined
    let failures = 0
    const layer = tileLayer(tiles.url, { maxZoom: 19, className: classes.tile ?? '' })
    layer.on('tileload', () => (failures = 0))
    layer.on('tileerror', () => {
      failures += 1
      if (failures === MOST_FAILURES) onFail()
    })
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, tiles, onFail])
}

interface BasemapProps {
  readonly map: LeafletMap
  /** null: nobody has set any. */
  readonly tiles: Tiles | null
  readonly unit: DistanceUnit
}

/** What lies below the visits: tiles where there are some, else outlines of countries, and a grid where these say nothing. */
export function Basemap({ map, tiles, unit }: BasemapProps) {
  useMoveCount(map)
  const [failed, setFailed] = useState<Tiles | null>(null)
  const [fail] = useState(() => () => setFailed(tiles))
  const shown = tiles && tiles !== failed ? tiles : null
  const isFar = map.getZoom() <= LAST_OUTLINE_ZOOM
  useTileLayer(map, shown, fail)
  useOutlines(map, shown === null && isFar)
  const length = useGrid(map, shown === null && !isFar, unit)
  useEffect(() => {
    const scale = control.scale({ imperial: unit === 'mi', metric: unit === 'km', position: 'bottomleft' }).addTo(map)
    return () => void scale.remove()
  }, [map, unit])
  const words = [
    failed !== null && 'Map images can’t be loaded.',
    length !== null && `Each square: ${length} ${unit}`,
    shown?.attribution,
    shown === null && isFar && 'Outlines: Natural Earth',
  ].filter(Boolean)
  return words.length > 0 && <p className={classes.credit}>{words.join(' · ')}</p>
}
