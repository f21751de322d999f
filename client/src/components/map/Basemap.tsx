import { control, type Layer, type Map as LeafletMap, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import type { DistanceUnit } from '../../lib/format/distance.ts'
import { counties, COUNTIES_ZOOM, countries, showsUnitedStates, states, waterAndRoads } from './outlines.ts'
import type { Tiles } from './tiles.ts'
import { TownLabels } from './TownLabels.tsx'
import { nearestTown, type Town } from './towns.ts'
import { useMoveCount } from './useLeafletMap.ts'
import classes from './Map.module.css'

const MOST_FAILURES = 4

/** Adds layers once they have loaded; what fails to load is missing from the map. */
function useLayers(map: LeafletMap, isRequested: boolean, load: (map: LeafletMap) => Promise<Layer | Layer[]>): void {
  useEffect(() => {
    if (!isRequested) return undefined
    let layers: Layer[] = []
    let isOver = false
    const add = async (): Promise<void> => {
      const loaded = await load(map)
      if (!isOver) layers = [loaded].flat().map((layer) => layer.addTo(map))
    }
    add().catch(() => undefined)
    return () => {
      isOver = true
      for (const layer of layers) layer.remove()
    }
  }, [map, isRequested, load])
}

const world = (map: LeafletMap): Promise<Layer> => countries(map, false)
const worldBesideStates = (map: LeafletMap): Promise<Layer> => countries(map, true)

/** Towns, loaded when wanted; null until then. */
function useTowns(isRequested: boolean): readonly Town[] | null {
  const [towns, setTowns] = useState<readonly Town[] | null>(null)
  useEffect(() => {
    if (!isRequested) return undefined
    let isOver = false
    import('./mapData.ts').then(
      (loaded) => !isOver && setTowns(loaded.towns),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [isRequested])
  return isRequested ? towns : null
}

/** Map images; `onFail` is called when several fail in a row. */
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

/** From this zoom on the view may contain no town center. */
const NEAREST_TOWN_ZOOM = 11

interface BasemapProps {
  readonly map: LeafletMap
  /** null: none are set. */
  readonly tiles: Tiles | null
  readonly unit: DistanceUnit
}

/** Base layer: tiles if configured, else land, borders and towns bundled with the client. */
export function Basemap({ map, tiles, unit }: BasemapProps) {
  const moves = useMoveCount(map)
  const [failed, setFailed] = useState<Tiles | null>(null)
  const [fail] = useState(() => () => setFailed(tiles))
  const shown = tiles && tiles !== failed ? tiles : null
  const isDrawn = shown === null
  const hasStates = isDrawn && showsUnitedStates(map)
  useTileLayer(map, shown, fail)
  useLayers(map, isDrawn && !hasStates, world)
  useLayers(map, hasStates, worldBesideStates)
  useLayers(map, hasStates, states)
  useLayers(map, hasStates && map.getZoom() >= COUNTIES_ZOOM, counties)
  useLayers(map, hasStates && map.getZoom() >= COUNTIES_ZOOM, waterAndRoads)
  const towns = useTowns(isDrawn)
  useEffect(() => {
    const scale = control.scale({ imperial: unit === 'mi', metric: unit === 'km', position: 'bottomleft' }).addTo(map)
    return () => void scale.remove()
  }, [map, unit])
  const { lat, lng } = map.getCenter().wrap()
  const near = towns && map.getZoom() >= NEAREST_TOWN_ZOOM ? nearestTown(towns, lat, lng) : null
  const texts = [
    near && `Near ${near.name}`,
    failed !== null && 'Map images can’t be loaded.',
    shown?.attribution,
    isDrawn && 'Natural Earth, U.S. Census Bureau, GeoNames (CC BY)',
  ].filter(Boolean)
  return (
    <>
      {towns && <TownLabels map={map} towns={towns} moves={moves} />}
      {texts.length > 0 && <p className={classes.credit}>{texts.join(' · ')}</p>}
    </>
  )
}
