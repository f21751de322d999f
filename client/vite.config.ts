import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defaultClientConditions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunks } from './vite/chunks.ts'
import { importedPackages } from './vite/importedPackages.ts'
import { isolatedTests } from './vite/isolatedTests.ts'
import { jsonFiles } from './vite/jsonFiles.ts'
import { plantedFault } from './vite/plantedFault.ts'
import { policyMeta } from './vite/policyMeta.ts'
import { preloadShell } from './vite/preloadShell.ts'
import { precompress } from './vite/precompress.ts'
import { themeStyles } from './vite/themeStyles.ts'
import { xray } from './vite/xray/xray.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'
/** For `localhost` Node may listen on `::1` alone. */
const host = [undefined, '', 'localhost'].includes(process.env['HOST']) ? '127.0.0.1' : process.env['HOST']
const toGateway = { '/graphql': gateway, '/events': gateway, '/drive-times': gateway, '/job-files': gateway, '/graphiql': gateway }

/** Sizes follow the reader's text size; spacing, the theme's variables and lines up to 2 pixels do not. */
const textSizes = pxToRem({
  propList: [
    '*',
    '!--mantine*',
    '!padding*',
    '!margin*',
    '!*gap',
    '!border*',
    '!outline*',
    '!*shadow*',
    '!filter',
    '!transform',
    '!scroll-*',
  ],
  minPixelValue: 3,
  mediaQuery: true,
})

/** Everything but the map, which is cached when it is first opened. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'worker.ts',
  manifest: false,
  injectRegister: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    globIgnores: ['assets/{MapCanvas,mapData,unitedStates,jspdf,html2canvas,purify,index.es}*-*'],
    dontCacheBustURLsMatching: /^assets\//,
  },
})

/** It renders pages a thousand times. */
export const nightlyTests = ['src/checks/fieldsOnScreen.test.tsx']

/** Supported versions, named in docs/running.md. */
const supportedBrowsers = ['chrome120', 'edge120', 'firefox128', 'safari17.4']

export default defineConfig({
  plugins: [plantedFault(), xray(), react(), themeStyles(), policyMeta(), preloadShell(), jsonFiles(), serviceWorker, precompress()],
  // Packages that are written in the language of today come so, without helpers for older browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [textSizes] } },
  server: {
    host,
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: toGateway,
  },
  preview: { host, port: Number(process.env['PORT'] ?? 5173), strictPort: true, proxy: toGateway },
  build: {
    target: supportedBrowsers,
    sourcemap: false,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  test: {
    name: 'client',
    environment: 'jsdom',
    // Files share modules and document, which saves a fifth of the CPU time. `client-isolated` has the others.
    pool: 'threads',
    isolate: false,
    setupFiles: ['src/testing/dom.ts', 'src/testing/setup.ts'],
    // The others need no document: they are the project `client-rules`.
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    exclude: [...nightlyTests, ...isolatedTests()],
    css: false,
    deps: { optimizer: { client: { enabled: true, include: importedPackages() } } },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
})
