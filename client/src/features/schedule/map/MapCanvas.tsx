import { type Map as LeafletMap, polyline } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import type { DistanceUnit } from '../../../lib/format/distance.ts'
import { Basemap } from '../../../components/map/Basemap.tsx'
import { MapMarkers } from './MapMarkers.tsx'
import { getPlaces, type Scene } from './scene.ts'
import type { Tiles } from '../../../components/map/tiles.ts'
import { showPlaces, useLeafletMap } from '../../../components/map/useLeafletMap.ts'
import { ZoomButtons } from '../../../components/map/ZoomButtons.tsx'
import mapClasses from '../../../components/map/Map.module.css'
import classes from './Map.module.css'

const plainColor = '#666674'

function useRoutes(map: LeafletMap | null, { routes, pins }: Scene, chosenId: string | null): void {
  const person = pins.find(({ id }) => id === chosenId)?.personId ?? null
  useEffect(() => {
    if (!map) return undefined
    const lines = routes.map(({ personId, color, places, plan }) =>
      polyline(
        places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
        {
          interactive: false,
          color: color ?? plainColor,
          weight: personId === person ? 5 : 3,
          opacity: plan === 'REPLACED' ? 0.25 : person === null ? 0.75 : personId === person ? 1 : 0.25,
          ...(plan === 'PLANNED' && { dashArray: '4 8' }),
        },
      ).addTo(map),
    )
    return () => lines.forEach((line) => line.remove())
  }, [map, routes, person])
}

interface MapCanvasProps {
  readonly scene: Scene
  readonly sceneKey: string
  readonly chosenId: string | null
  readonly tiles: Tiles | null
  readonly unit: DistanceUnit
  readonly onChoose: (id: string) => void
}

export function MapCanvas({ scene, sceneKey, chosenId, tiles, unit, onChoose }: MapCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const places = useMemo(() => getPlaces(scene), [scene])
  const kind = tiles ? 'tiles' : 'towns'
  const map = useLeafletMap(holder, { places, viewKey: sceneKey, kind })
  useRoutes(map, scene, chosenId)
  const chosen = scene.pins.find(({ id }) => id === chosenId)
  useEffect(() => {
    if (map && chosen) map.panInside([chosen.place.latitude, chosen.place.longitude], { padding: [80, 80], animate: false })
    // A visit that has moved on the map does not move the map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, chosen?.id])
  return (
    <div className={classes.canvas}>
      <div ref={holder} className={mapClasses.leaflet} role="region" aria-label="Map of the visits" />
      {map && (
        <>
          <MapMarkers map={map} scene={scene} chosenId={chosenId} onChoose={onChoose} />
          <Basemap map={map} tiles={tiles} unit={unit} />
          {scene.routes.some(({ plan }) => plan !== null) && (
            <p className={`row ${classes.legend}`}>
              <span className={classes.line} data-replaced /> Now <span className={classes.line} /> Planned
            </p>
          )}
          <ZoomButtons map={map} onShowAll={() => showPlaces(map, places, kind)} />
        </>
      )}
    </div>
  )
}
