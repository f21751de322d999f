import type { PlaywrightMockOptions } from '@callout/mock-api/playwright'
import { defineConfig } from '@playwright/test'

const app = 'http://127.0.0.1:4180'
const mock = 'http://127.0.0.1:4181'
/** A browser that is installed already; `npx playwright install chromium` installs one. */
const executablePath = process.env['CHROMIUM']

export default defineConfig<object, { mockOptions: PlaywrightMockOptions }>({
  testDir: 'tests',
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 8,
  reporter: 'line',
  use: { baseURL: app, mockOptions: { url: mock }, launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {} },
  webServer: [
    { command: `npx callout-mock --port 4181 --seed-size tiny --client-url ${app}`, url: `${mock}/health` },
    { command: `node app/server.mjs 4180 ${mock}/api/v1`, url: app },
  ],
})
