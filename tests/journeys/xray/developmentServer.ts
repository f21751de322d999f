import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { startServer, twoFreePorts } from '../servers.ts'

export const clientFolder = fileURLToPath(new URL('../../../client/', import.meta.url))

/** The product as `npm start` runs it. */
export interface DevelopmentServer {
  readonly url: string
  readonly mockUrl: string
  readonly vite: ViteDevServer
  stop(): Promise<void>
}

export async function startDevelopment(plugins: readonly Plugin[] = []): Promise<DevelopmentServer> {
  const folder = await mkdtemp(join(tmpdir(), 'callout-development-'))
  const [[mockPort, gatewayPort], [port]] = [await twoFreePorts(), await twoFreePorts()]
  const mockUrl = `http://127.0.0.1:${mockPort}`
  const servers = await Promise.all([
    startServer('mock-api', mockPort, { DATA_DIR: folder, SEED_SIZE: 'tiny' }),
    startServer('gateway', gatewayPort, { REST_BASE_URL: `${mockUrl}/api/v1`, MOCK_HEADERS: '1' }),
  ])
  const gateway = `http://127.0.0.1:${gatewayPort}`
  const vite = await createServer({
    root: clientFolder,
    configFile: `${clientFolder}vite.config.ts`,
    mode: 'development',
    logLevel: 'error',
    cacheDir: fileURLToPath(new URL('../../../.tmp/vite', import.meta.url)),
    plugins: [...plugins],
    server: { port, watch: null, proxy: { '/graphql': gateway, '/events': gateway } },
  })
  await vite.listen()
  return {
    url: `http://127.0.0.1:${port}`,
    mockUrl,
    vite,
    stop: async () => {
      await vite.close()
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await rm(folder, { recursive: true })
    },
  }
}

export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password').first().fill('demo1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/(jobs)?$/)
}
