import { geoJSON, type LatLngBounds, latLngBounds, type Layer, type Map as LeafletMap, svg } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import classes from './Map.module.css'

const panes = { outlines: '250', lines: '260' } as const
const UNITED_STATES = '840'
/** With Alaska and Hawaii; the part of Alaska beyond 180 degrees is small. */
const unitedStatesBounds: LatLngBounds = latLngBounds([17, -180], [72, -64])
/** Nearer than the outlines of the world are precise. */
export const STATES_ZOOM = 4
export const COUNTIES_ZOOM = 7

export const showsUnitedStates = (map: LeafletMap): boolean =>
  map.getZoom() >= STATES_ZOOM && unitedStatesBounds.intersects(map.getBounds())

/** Below everything else; drawn beyond the edges, so that it is there when the map is moved. */
function layerOptions(map: LeafletMap, pane: keyof typeof panes = 'outlines') {
  if (!map.getPane(pane)) map.createPane(pane).style.zIndex = panes[pane]
  return { pane, interactive: false, renderer: svg({ pane, padding: 0.5 }) }
}

const loadWorld = async () => {
  const { world } = await import('./mapData.ts')
  return feature(world, 'countries')
}

/** Countries as land; without the United States where they are drawn in detail. */
export async function countries(map: LeafletMap, hasUnitedStates: boolean): Promise<Layer> {
  const land = await loadWorld()
  return geoJSON(land, {
    ...layerOptions(map),
    filter: ({ id }) => !hasUnitedStates || id !== UNITED_STATES,
    style: () => ({ className: classes.country }),
  })
}

export async function states(map: LeafletMap): Promise<Layer[]> {
  const { unitedStates } = await import('./unitedStates.ts')
  const options = layerOptions(map)
  const borders = mesh(unitedStates, unitedStates.objects['states'] as never, (item, entry) => item !== entry)
  return [
    geoJSON(feature(unitedStates, 'nation'), { ...options, style: () => ({ className: classes.country }) }),
    geoJSON(borders, { ...options, style: () => ({ className: classes.state }) }),
  ]
}

export async function counties(map: LeafletMap): Promise<Layer[]> {
  const { unitedStates } = await import('./unitedStates.ts')
  const getState = (id: unknown): string => String(id).padStart(5, '0').slice(0, 2)
  const borders = mesh(
    unitedStates,
    unitedStates.objects['counties'] as never,
    (item, entry) => item !== entry && getState(item.id) === getState(entry.id),
  )
  return [geoJSON(borders, { ...layerOptions(map), style: () => ({ className: classes.county }) })]
}

export async function waterAndRoads(map: LeafletMap): Promise<Layer[]> {
  const { unitedStatesLines: lines } = await import('./unitedStatesLines.ts')
  const options = layerOptions(map, 'lines')
  const line = (name: 'rivers' | 'roads', className: string | undefined): Layer =>
    geoJSON(mesh(lines, lines.objects[name] as never), { ...options, style: () => ({ className }) })
  return [
    geoJSON(feature(lines, 'lakes'), { ...options, style: () => ({ className: classes.lake }) }),
    line('rivers', classes.river),
    line('roads', classes.road),
  ]
}
