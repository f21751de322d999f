/** The gateway with a slow backend, when one of two is killed, and over many operations. */
import { withCleanUp } from './harness/cleanUp.ts'
import type { Report } from './harness/report.ts'
import { benchmarkFailover } from './load/failover.ts'
import { benchmarkMemory } from './load/memory.ts'
import { startServers } from './load/servers.ts'
import { benchmarkSlowPath } from './load/slowPath.ts'

export const benchmarkLoad = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const servers = await startServers(later)
    const gateway = await servers.startGateway()
    const reports = [await benchmarkSlowPath(servers), await benchmarkFailover(servers, later), await benchmarkMemory(gateway)]
    return { tables: reports.flatMap(({ tables }) => tables), verdicts: reports.flatMap(({ verdicts }) => verdicts) }
  })
