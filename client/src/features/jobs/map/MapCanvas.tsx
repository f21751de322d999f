import { ActionIcon } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { type Map as LeafletMap, polyline } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { DistanceUnit } from '../../../shared/format/distance.ts'
import { Basemap } from './Basemap.tsx'
import { MapMarkers } from './MapMarkers.tsx'
import type { Scene } from './scene.ts'
import type { Tiles } from './tiles.ts'
import { showAll, useLeafletMap } from './useLeafletMap.ts'
import classes from './Map.module.css'

const plainColor = '#666674'

/** Lines through the stops of each person; that of the chosen visit stands out. */
function useRoutes(map: LeafletMap | null, { routes, pins }: Scene, chosenId: string | null): void {
  const person = pins.find(({ id }) => id === chosenId)?.personId ?? null
  useEffect(() => {
    if (!map) return undefined
    const lines = routes.map(({ personId, color, places }) =>
      polyline(
        places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
        {
          interactive: false,
          color: color ?? plainColor,
          weight: personId === person ? 5 : 3,
          opacity: person === null ? 0.75 : personId === person ? 1 : 0.25,
        },
      ).addTo(map),
    )
    return () => lines.forEach((line) => line.remove())
  }, [map, routes, person])
}

interface MapCanvasProps {
  readonly scene: Scene
  /** Another day, another branch: all of it is shown again. */
  readonly sceneKey: string
  readonly chosenId: string | null
  readonly tiles: Tiles | null
  readonly unit: DistanceUnit
  readonly onChoose: (id: string) => void
}

/** The map itself. */
export function MapCanvas({ scene, sceneKey, chosenId, tiles, unit, onChoose }: MapCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(holder, scene, sceneKey)
  useRoutes(map, scene, chosenId)
  const chosen = scene.pins.find(({ id }) => id === chosenId)
  useEffect(() => {
    if (map && chosen) map.panInside([chosen.place.latitude, chosen.place.longitude], { padding: [80, 80], animate: false })
    // A visit that has moved on the map does not move the map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, chosen?.id])
  return (
    <div className={classes.canvas}>
      <div ref={holder} className={classes.leaflet} role="region" aria-label="Map of the visits" />
      {map && (
        <>
          <MapMarkers map={map} scene={scene} chosenId={chosenId} onChoose={onChoose} />
          <Basemap map={map} tiles={tiles} unit={unit} />
          <div className={classes.zoom}>
            <ActionIcon variant="default" className={classes.zoomButton} aria-label="Zoom in" onClick={() => map.zoomIn()}>
              <IconPlus size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" className={classes.zoomButton} aria-label="Zoom out" onClick={() => map.zoomOut()}>
              <IconMinus size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" className={classes.zoomButton} aria-label="Show all" onClick={() => showAll(map, scene)}>
              <IconFocusCentered size={18} aria-hidden />
            </ActionIcon>
          </div>
        </>
      )}
    </div>
  )
}
