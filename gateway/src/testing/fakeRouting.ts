import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeRouting {
  readonly url: string
  /** Requested paths with their query. */
  readonly requests: string[]
  /** Answers instead of the table, for as long as it is set. */
  failure: { readonly status: number; readonly body: string } | 'silent' | null
  readonly close: () => Promise<void>
}

/** Like OSRM's table service: 100 m and 10 s for each ten-thousandth of a degree, along the axes; south to north takes twice as long. */
export async function fakeRouting(): Promise<FakeRouting> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const { failure } = fake
    if (failure === 'silent') return
    if (failure) {
      response.writeHead(failure.status).end(failure.body)
      return
    }
    const url = new URL(request.url ?? '', 'http://routing')
    const places = (url.pathname.split('/').at(-1) ?? '')
      .split(';')
      .map((place) => place.split(',').map((degrees) => Number(degrees) * 1e4))
    const chosen = (name: string) =>
      (url.searchParams.get(name)?.split(';') ?? places.keys().toArray()).map((index) => places[Number(index)] ?? [])
    const table = (cell: (east: number, north: number) => number) =>
      chosen('sources').map(([x = 0, y = 0]) =>
        chosen('destinations').map(([toX = 0, toY = 0]) => cell(Math.round(toX - x), Math.round(toY - y))),
      )
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        code: 'Ok',
        distances: table((east, north) => 100 * (Math.abs(east) + Math.abs(north))),
        durations: table((east, north) => 10 * (Math.abs(east) + (north > 0 ? 2 * north : -north)) + 0.2),
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeRouting = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failure: null,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return fake
}
