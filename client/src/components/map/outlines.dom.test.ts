import { map as createMap } from 'leaflet'
import { expect, test } from 'vitest'
import { states, waterAndRoads } from './outlines.ts'

test('lakes, rivers and roads are drawn above the land, whatever loads first', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(holder, { clientWidth: { value: 800 }, clientHeight: { value: 600 } })
  const map = createMap(holder, { zoomAnimation: false, attributionControl: false }).setView([30.27, -97.74], 9)
  for (const layer of [...(await waterAndRoads(map)), ...(await states(map))]) layer.addTo(map)
  const [lines, land] = ['lines', 'outlines'].map((pane) => map.getPane(pane))
  expect(Number(lines?.style.zIndex)).toBeGreaterThan(Number(land?.style.zIndex))
  expect([...(lines?.querySelectorAll('path') ?? [])].filter((path) => path.getAttribute('d') !== 'M0 0').length).toBeGreaterThan(2)
  map.remove()
})
