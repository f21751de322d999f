import { type Load, putLoad } from './load.ts'
import type { Server } from './server.ts'

export interface Contender {
  readonly server: Server
  readonly load: Load
}

/** CPU microseconds per operation, one per round. */
export type CpuFigures = readonly number[]

async function cpuForOperation({ server, load }: Contender): Promise<number> {
  const before = await server.cpuMicroseconds()
  const operations = await putLoad(server.url, load)
  return ((await server.cpuMicroseconds()) - before) / operations
}

/** Measures the contenders in turn, each once per round, starting with another one each round. Warm-up rounds don't count. */
export async function measureSideBySide(contenders: readonly Contender[], rounds: number, warmUp: number): Promise<CpuFigures[]> {
  const figures: number[][] = contenders.map(() => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (turn + round + warmUp) % contenders.length
      const micros = await cpuForOperation(contenders[index] as Contender)
      if (round >= 0) figures[index]?.push(micros)
    }
  }
  return figures
}
