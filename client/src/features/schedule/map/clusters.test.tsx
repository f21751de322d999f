import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { map as leafletMap } from 'leaflet'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { placed } from '../testing/dispatchDay.ts'
import { MapMarkers } from './MapMarkers.tsx'
import type { Pin, Scene } from './scene.ts'
import { MOST_PINS } from './useClusters.ts'

const of = placed() as unknown as BoardVisitFragment
const pin = (id: number, latitude: number, longitude: number): Pin => ({
  id: `${id}`,
  of,
  place: { latitude, longitude },
  number: 1,
  initials: 'AS',
  color: null,
  personId: '7',
  label: `Visit ${id}`,
  plan: null,
})

/** Two towns, a degree from each other: in each the visits are a hundred meters apart. */
const WEST = 300
const EAST = MOST_PINS + 1 - WEST
const town = (count: number, longitude: number, first: number): Pin[] =>
  Array.from({ length: count }, (_, index) => pin(first + index, 30 + Math.floor(index / 20) * 0.001, longitude + (index % 20) * 0.001))
const scene: Scene = { pins: [...town(WEST, -98, 1), ...town(EAST, -97, 1000)], routes: [], people: [], home: null }

test(
  'clusters more than 500 pins; arrow keys move between them, and opening one moves the focus into it',
  { tags: 'nightly' },
  async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    const holder = document.body.appendChild(document.createElement('div'))
    const map = leafletMap(holder, {
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
      zoomSnap: 0.25,
    })
    map.setView([30, -97.5], 8)
    onTestFinished(() => {
      map.remove()
      holder.remove()
    })
    const choose = vi.fn<(id: string) => void>()
    render(
      <MantineProvider>
        <MapMarkers map={map} scene={scene} chosenId={null} onChoose={choose} />
      </MantineProvider>,
    )
    const user = userEvent.setup()
    const west = await screen.findByRole('button', { name: `${WEST} visits: zoom in` })
    const east = screen.getByRole('button', { name: `${EAST} visits: zoom in` })
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    act(() => west.focus())
    await user.keyboard('{ArrowRight}')
    expect(east).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(west).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(west).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.closest('.leaflet-marker-icon')).not.toBeNull()
    // Opens clusters until single visits are shown.
    for (let depth = 0; depth < 12 && choose.mock.calls.length === 0; depth += 1) await user.keyboard('{Enter}')
    expect(choose).toHaveBeenCalledOnce()
    expect(Number(choose.mock.calls[0]?.[0])).toBeLessThan(1000)
  },
)
