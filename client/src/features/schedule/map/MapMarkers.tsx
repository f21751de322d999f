import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { IconBuildingWarehouse } from '@tabler/icons-react'
import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatRelative } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { avatarColors } from '../../../components/status/avatarColors.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { statusIcons, statusTable, statusWord } from '../../../components/status/statusTable.ts'
import { MapMarker } from '../../../components/map/MapMarker.tsx'
import { nearestPlace, type Spot } from './nearestPlace.ts'
import type { Pin, PinPlan, Scene } from './scene.ts'
import type { Shift } from './spread.ts'
import { type Cluster, useClusters } from './useClusters.ts'
import { personKey, usePlaces } from './usePlaces.ts'
import classes from './Map.module.css'

/** Where the plan under review would have the visit. */
function PlannedFace({ face: { number, initials, color } }: { readonly face: NonNullable<PinPlan['face']> }) {
  return (
    <span aria-hidden className={`row ${classes.plannedFace}`} style={initials === null ? undefined : avatarColors(color)}>
      <span>{initials ?? '?'}</span>
      {number !== null && <strong>{number}</strong>}
    </span>
  )
}

function PinFace({ pin: { of, number, initials, color, plan } }: { readonly pin: Pin }) {
  const { status } = of.visit
  const Icon = status ? statusIcons[status] : null
  return (
    <>
      <span
        aria-hidden
        className={`row ${classes.pinFace}`}
        style={initials === null || plan ? undefined : avatarColors(color)}
        data-unassigned={initials === null || undefined}
      >
        <span>{initials ?? '?'}</span>
        {number !== null && <strong>{number}</strong>}
      </span>
      {plan?.face && <PlannedFace face={plan.face} />}
      {Icon && !plan && (
        <span className={classes.pinStatus} data-tone={status ? statusTable[status].tone : 'grey'}>
          <Icon size={12} stroke={2.2} aria-hidden />
        </span>
      )}
      <span className={classes.pinText} aria-hidden>
        <strong dir="auto">{of.customer?.name ?? of.title}</strong>
        <span>{plan?.text ?? statusWord(of.visit)}</span>
      </span>
    </>
  )
}

const nowhere: Shift = { dx: 0, dy: 0 }
const shifted = ({ dx, dy }: Shift) => ({ transform: `translate(${dx}px, ${dy}px)` })

function Leader({ map, place, to: { dx, dy } }: { readonly map: LeafletMap; readonly place: GeoPlace; readonly to: Shift }) {
  if (dx === 0 && dy === 0) return null
  return (
    <MapMarker map={map} place={place} level={0}>
      <svg className={classes.leader} width={1} height={1} aria-hidden>
        <line x2={dx} y2={dy} />
        <circle r={3} />
      </svg>
    </MapMarker>
  )
}

interface MapMarkersProps {
  readonly map: LeafletMap
  readonly scene: Scene
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** Pins, technicians and the branch. One tab stop; arrow keys move to the nearest marker in that direction. */
export function MapMarkers({ map, scene, chosenId, onChoose }: MapMarkersProps) {
  const now = useMinute()
  const { people, home } = scene
  const { pins, clusters } = useClusters(map, scene.pins, chosenId)
  const { shifts, returned } = usePlaces(map, { pins, clusters, people, home })
  const shiftOf = (id: string): Shift => shifts.get(id) ?? nowhere
  const [stop, setStop] = useState<string | null>(null)
  const order = [...pins.map(({ id }) => id), ...clusters.map(({ id }) => id)]
  const entry = stop !== null && order.includes(stop) ? stop : (order.find((id) => id === chosenId) ?? order[0])
  const [opened, setOpened] = useState<Cluster | null>(null)
  const all = useRef(new Map<string, HTMLButtonElement>())
  const props = (id: string) => ({
    tabIndex: id === entry ? 0 : -1,
    ref: (element: HTMLButtonElement | null) => void (element ? all.current.set(id, element) : all.current.delete(id)),
    onFocus: () => setStop(id),
    onKeyDown: (event: KeyboardEvent) => {
      const others = [...pins, ...clusters]
      const focused = others.find((item) => item.id === id)
      if (!focused) return
      const spotOf = (item: Pin | Cluster): Spot => {
        const [{ x, y }, { dx, dy }] = [map.latLngToContainerPoint([item.place.latitude, item.place.longitude]), shiftOf(item.id)]
        return { x: x + dx, y: y + dy }
      }
      const next = nearestPlace(others.map(spotOf), spotOf(focused), event.key)
      if (!event.key.startsWith('Arrow')) return
      event.preventDefault()
      const to = next === null ? undefined : others[next]
      if (!to) return
      map.panInside([to.place.latitude, to.place.longitude], { padding: [60, 60], animate: false })
      all.current.get(to.id)?.focus({ preventScroll: true })
    },
  })
  // An opened cluster is replaced by its pins: the focus moves to the nearest one.
  useEffect(() => {
    if (!opened || clusters.some(({ id }) => id === opened.id)) return
    const far = ({ place }: { place: Cluster['place'] }): number =>
      map
        .latLngToContainerPoint([place.latitude, place.longitude])
        .distanceTo(map.latLngToContainerPoint([opened.place.latitude, opened.place.longitude]))
    const [first] = [...pins, ...clusters].toSorted((a, b) => far(a) - far(b))
    if (first) all.current.get(first.id)?.focus({ preventScroll: true })
    setOpened(null)
  }, [opened, pins, clusters, map])
  return (
    <>
      {home && (
        <MapMarker map={map} place={home} level={0}>
          <span className={classes.home} role="img" aria-label="Branch">
            <IconBuildingWarehouse size={18} stroke={1.75} aria-hidden />
          </span>
        </MapMarker>
      )}
      {[...people.map(({ id, place }) => ({ id: personKey(id), place })), ...pins, ...clusters].map(({ id, place }) => (
        <Leader key={`leader/${id}`} map={map} place={place} to={shiftOf(id)} />
      ))}
      {people.map(({ id, name, color, place, placeAt }) => (
        <MapMarker key={personKey(id)} map={map} place={place} level={1}>
          <span
            className={classes.person}
            data-old={placeAt === null || undefined}
            style={shifted(shiftOf(personKey(id)))}
            role="img"
            aria-label={`${name}, ${placeAt === null ? 'last known location' : `here ${formatRelative(placeAt, now)}`}`}
          >
            <StaffAvatar name={name} color={color} size={26} />
            {placeAt !== null && returned.has(personKey(id)) && <span className={classes.age}>{formatRelative(placeAt, now)}</span>}
          </span>
        </MapMarker>
      ))}
      {pins.map((pin) => (
        <MapMarker key={pin.id} map={map} place={pin.place} level={pin.id === chosenId ? 4 : 2}>
          <button
            type="button"
            {...props(pin.id)}
            className={classes.pin}
            style={shifted(shiftOf(pin.id))}
            data-plan={pin.plan !== null || undefined}
            aria-pressed={pin.id === chosenId}
            onClick={() => onChoose(pin.id)}
          >
            <span className="only-read-out">{pin.label}</span>
            <PinFace pin={pin} />
          </button>
        </MapMarker>
      ))}
      {clusters.map((cluster) => (
        <MapMarker key={cluster.id} map={map} place={cluster.place} level={2}>
          <button
            type="button"
            {...props(cluster.id)}
            className={classes.cluster}
            style={shifted(shiftOf(cluster.id))}
            aria-label={`${cluster.count} visits: zoom in`}
            onClick={() => {
              setOpened(cluster)
              map.setView([cluster.place.latitude, cluster.place.longitude], cluster.zoom, { animate: false })
            }}
          >
            {cluster.count}
          </button>
        </MapMarker>
      ))}
    </>
  )
}
