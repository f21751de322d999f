import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { specBackend } from '../../specBackend/backend.ts'
import { variantsNamed } from '../../specBackend/variantNames.ts'
import { openProfile, sharedBrowser } from '../browser.ts'
import { startServer, twoFreePorts } from '../servers.ts'
import { clientDir } from '../stack.ts'

/** The product over a backend that has the specification's names only, in these notations. */
export async function arriveBefore(text: string): Promise<Page> {
  const backend = specBackend(variantsNamed(text), { keepsJobs: true })
  const address = await backend.listen({ port: 0, host: '127.0.0.1' })
  const [port] = await twoFreePorts()
  const gateway = await startServer('gateway', port, { REST_BASE_URL: `${address}/api/v1`, CLIENT_DIR: clientDir })
  const { page, context, complaints, recording } = await openProfile(await sharedBrowser(), `http://127.0.0.1:${port}`, 'desktop')
  onTestFinished(async ({ task }) => {
    await recording.saveIfFailed(task)
    await context.close()
    await gateway.end('SIGTERM')
    await backend.close()
    expect(complaints).toEqual([])
  })
  return page
}
