import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plantedFault } from './client/vite/plantedFault.ts'
import { themeStyles } from './client/vite/themeStyles.ts'

/** Mercurius requires graphql's CommonJS build; tests must import the same one, as under Node. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] }

/** Servers have no module state, so test files share a process, which halves the time. Hooks start and stop servers. */
const shared = { isolate: false, hookTimeout: 60_000 } as const

const steadyRandom = fileURLToPath(new URL('tests/steadyRandom.ts', import.meta.url))
const checkLedger = fileURLToPath(new URL('mock-api/src/testing/checkLedger.ts', import.meta.url))
/** Packages with property-based tests. */
const random = { ...shared, setupFiles: [steadyRandom] }

/** Too slow for `npm test`; see `npm run test:mutation`. */
const mutationTests = ['tests/pact/{contractMutations,behaviours,bundles}.test.ts']

/** At most two browsers, fewer than cores, and limits for a machine three times slower. */
const browserTests = {
  ...shared,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  sequence: { groupOrder: 1 },
  testTimeout: 400_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
}

/** Their flows have shorter journeys in `npm test`. */
const nightlyJourneys = [
  'tests/journeys/{collectOnSite,companyOfFour,demo,fastRefresh,fiveToNine,focus,jobLooks,odd,ownSettings,social,views}.test.ts',
  'tests/journeys/{exports/accounting,quotes/looks,schedule/planADay,schedule/planningTools,workshop/stories,xray/xray}.test.ts',
]

/** `npm test` runs the packages and `tests`, with `pact` in parallel, then `journeys`. */
export default defineConfig({
  test: {
    tags: [{ name: 'nightly', description: 'Details that `npm test` leaves to `npm run test:nightly`.' }],
    // More workers than cores: screen tests wait a third of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { ...random, name: 'contracts', root: 'contracts', testTimeout: 90_000, include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...random,
          name: 'mock-api',
          root: 'mock-api',
          setupFiles: [steadyRandom, checkLedger],
          testTimeout: 90_000,
          include: ['{src,page/src}/**/*.test.ts'],
        },
      },
      { resolve: oneGraphql, test: { ...random, name: 'gateway', root: 'gateway', testTimeout: 90_000, include: ['src/**/*.test.ts'] } },
      'client',
      'client/vite.isolated.config.ts',
      {
        plugins: [plantedFault(), themeStyles()],
        test: {
          ...shared,
          name: 'client-rules',
          root: 'client',
          testTimeout: 90_000,
          include: ['{src,vite}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'tests',
          include: ['tests/{parity,declarations,repository,deployment,simulation,foreign}/*.test.ts', 'tools/*.test.ts'],
          testTimeout: 90_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'pact',
          include: ['{tests/pact,backend-check}/**/*.test.ts'],
          exclude: mutationTests,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: oneGraphql,
        test: { ...shared, name: 'mutation', include: mutationTests, testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false },
      },
      {
        resolve: oneGraphql,
        test: {
          ...shared,
          name: 'nightly',
          include: [
            'mock-api/src/**/*.nightly.ts',
            'mock-api/src/control/sessions.test.ts',
            'mock-api/src/http/hostileInput.test.ts',
            'mock-api/src/resources/dashboard/countsAfterChanges.test.ts',
            'mock-api/src/db/store.test.ts',
            'mock-api/src/resources/jobs/save/jobTotals.test.ts',
            'client/src/features/schedule/planner/planDay.test.ts',
            'tests/parity/{accounting,foreignIds,fuzz,specBackend,totals}.test.ts',
            'tests/plantedFaults/*.nightly.ts',
            'tests/{declarations/forgottenField,simulation/simulation}.test.ts',
            'backend-check/{fields,notations,overHttp}.test.ts',
            'backend-check/flows/flows.test.ts',
          ],
          testTimeout: 300_000,
          // All days, requests, places and roles; `npm test` runs a sample.
          env: { NIGHTLY: '1' },
        },
      },
      'client/vite.nightly.config.ts',
      {
        test: {
          ...browserTests,
          name: 'nightly-looks',
          include: [
            'tests/journeys/{looks,layoutShift,aloneOnEachPage,accountExport,importCustomers,specBackend}.test.ts',
            ...nightlyJourneys,
          ],
          // Every page and story in every theme at every width, every way of a flow, an account of 5,000 jobs, and hot reload.
          env: { NIGHTLY: '1' },
        },
      },
      // `npm run test:foreign`: tools of others, from their own lock file.
      {
        resolve: oneGraphql,
        test: { ...shared, name: 'foreign', include: ['tests/foreign/*.foreign.ts'], testTimeout: 180_000, hookTimeout: 600_000 },
      },
      // `npm run test:containers`: builds images for minutes, where a container engine answers.
      { test: { ...browserTests, name: 'containers', include: ['tests/containers/*.test.ts'], testTimeout: 900_000 } },
      {
        test: {
          ...browserTests,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: nightlyJourneys,
        },
      },
    ],
  },
})
